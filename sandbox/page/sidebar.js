// The channels, and the switch between people.

import { avatar, h, icon } from "./dom.js";
import { openList } from "./menu.js";
import { emit, nameOf, send, speak, state, text } from "./store.js";

const SIGNS = { direct: "direct", thread: "thread" };
const LANGUAGES = { ru: "Русский", en: "English" };

const rooms = document.getElementById("rooms");
const foot = document.getElementById("foot");

/** Show the channels that the person sees. */
export function showRooms() {
  document.getElementById("server").textContent = state.server;
  rooms.setAttribute("aria-label", text("rooms"));
  const under = (parent, ...kinds) => state.channels.filter((c) => c.parent === parent && kinds.includes(c.kind));
  const group = (title, channels) => channels.length && h("section", title && h("h3", title), h("ul", channels.map((c) => room(c, under(c.id, "thread")))));
  const known = new Set(state.channels.map(({ id }) => id));
  const loose = state.channels.filter((c) => c.kind === "text" && !known.has(c.parent));
  const focused = rooms.contains(document.activeElement) && document.activeElement.dataset.id;
  rooms.replaceChildren(...[
    group("", loose),
    ...state.channels.filter((c) => c.kind === "category").reverse().map((c) => group(c.name, under(c.id, "text"))),
    group(text("direct"), state.channels.filter((c) => c.kind === "direct")),
  ].filter(Boolean));
  if (focused) rooms.querySelector(`[data-id="${focused}"]`)?.focus({ preventScroll: true });
  const unread = state.channels.some((c) => c.unread && c.id !== state.channel);
  document.getElementById("app").dataset.unread = unread ? "yes" : "";
  showCall();
  document.title = `${unread ? "• " : ""}Omerta`;
}

/** A bar over the open channel while somebody waits for the person in another one. */
function showCall() {
  const calling = state.channels.find((c) => c.called && c.id !== state.channel);
  const bar = document.getElementById("call");
  bar.hidden = !calling;
  if (!calling) return;
  bar.replaceChildren(text("called", { name: calling.kind === "direct" ? text("direct") : calling.name }), icon("down"));
  bar.onclick = () => emit("go", { channel: calling.id });
}

function room(channel, threads) {
  const open = channel.id === state.channel;
  const sign = SIGNS[channel.kind] ?? (channel.private ? "lock" : "room");
  const name = channel.kind === "direct" ? Object.values(state.people).find((one) => one.bot)?.name : channel.name;
  const count = !open && channel.unread > 0 && h("span.count", { data: { called: channel.called }, aria: { label: text("unread", { count: channel.unread }) } },
    channel.unread > 99 ? "99+" : String(channel.unread));
  return h("li",
    h("button.room", { type: "button", data: { id: channel.id, unread: !open && channel.unread > 0, quiet: !channel.writable }, onclick: () => emit("go", { channel: channel.id }),
      aria: open ? { current: "page" } : {} }, icon(sign), h("span", name), count),
    threads.length > 0 && h("ul", threads.map((thread) => room(thread, []))));
}

/** Show who looks, and the way to look through somebody else's eyes. */
export function showSwitch() {
  const me = state.people[state.me];
  const people = Object.entries(state.people).filter(([, one]) => !one.bot);
  const lines = people.map(([id, one]) => ({ label: one.name, value: id, chosen: id === state.me, mark: avatar(id, one, ".small") }));
  const change = h("button.switch", { type: "button", id: "switch", aria: { haspopup: "listbox", expanded: "false", label: `${text("i-am")} ${me?.name}` },
    onclick: () => openList(change, lines, ([line]) => line.value !== state.me && send("as", { who: line.value }), { label: text("i-am"), above: true }) },
  avatar(state.me, me), h("span.said", h("small", text("i-am")), h("b", nameOf(state.me))), icon("down"));
  const tongue = h("button.tongue", { type: "button", title: text("language"), aria: { label: text("language") }, onclick: () => openTongues(tongue) }, state.language.toUpperCase());
  foot.replaceChildren(change, tongue);
}

function openTongues(anchor) {
  const lines = Object.entries(LANGUAGES).map(([value, label]) => ({ value, label, chosen: value === state.language }));
  openList(anchor, lines, async ([line]) => {
    await speak(line.value);
    send("as", { language: line.value });
  }, { above: true, label: text("language") });
}
