// The page: puts its parts together.

import { showClock } from "./clock.js";
import { showComposer } from "./composer.js";
import { h, icon } from "./dom.js";
import { clearLog, showLog } from "./log.js";
import { markdown, nameRooms } from "./markdown.js";
import { showRooms, showSwitch } from "./sidebar.js";
import { connect, emit, on, send, speak, state, text } from "./store.js";

const app = document.getElementById("app");
const side = document.getElementById("side");
const title = document.getElementById("title");
const toast = document.getElementById("toast");
const wide = matchMedia("(min-width: 760px)");

on("begin", (told) => {
  Object.assign(state, { me: told.me, server: told.server, people: told.people, channels: told.channels, clock: told.clock });
  const kept = told.channels.find(({ id }) => id === state.channel) ?? best();
  state.channel = "";
  title.replaceChildren();
  clearLog();
  showSwitch();
  showClock();
  if (kept) go(kept.id);
  else showRooms();
});

/** The channel to show first: one that calls, else the first. */
function best() {
  const readable = state.channels.filter(({ kind }) => kind !== "category");
  return readable.find(({ called }) => called) ?? readable.find(({ kind }) => kind === "text");
}

function go(channel) {
  state.channel = channel;
  send("open", { channel });
}

on("go", ({ channel }) => {
  if (!wide.matches) fold();
  go(channel);
});

on("opened", (told) => {
  if (told.channel !== state.channel) return;
  state.commands = told.commands;
  showTitle();
  showRooms();
  showLog(told.messages);
  showComposer(wide.matches && document.activeElement === document.body);
});

on("channels", ({ channels }) => {
  const before = state.channels.find(({ id }) => id === state.channel);
  state.channels = channels;
  nameRooms();
  const open = channels.find(({ id }) => id === state.channel);
  showRooms();
  if (!open) {
    emit("toast", { said: text("closed", { name: before?.name ?? "" }) });
    const next = best();
    if (next) go(next.id);
  } else if (before?.writable !== open.writable || before?.name !== open.name) {
    showTitle();
    if (!document.querySelector(".composer.command")) showComposer();
  }
});

on("people", ({ people }) => {
  state.people = people;
  showSwitch();
});

on("clock", ({ clock }) => {
  state.clock = clock;
  showClock();
});

on("lost", () => {
  state.clock = { ...state.clock, online: false };
  showClock();
});

let fading = 0;
on("toast", ({ said }) => {
  toast.textContent = said;
  toast.dataset.shown = "yes";
  clearTimeout(fading);
  fading = setTimeout(() => delete toast.dataset.shown, 4000);
});

function showTitle() {
  const channel = state.channels.find(({ id }) => id === state.channel);
  const name = channel?.kind === "direct" ? text("direct") : channel?.name;
  title.replaceChildren(
    h("button.icon-button.unfold", { type: "button", id: "unfold", title: text("rooms"), aria: { label: text("rooms"), expanded: "false", controls: "side" }, onclick: unfold }, icon("menu")),
    h("h1", icon(channel?.kind === "direct" ? "direct" : channel?.kind === "thread" ? "thread" : channel?.private ? "lock" : "room"), h("span", name)),
    h("div.topic", channel?.topic ? markdown(channel.topic.split("\n")[0]) : ""));
}

function unfold() {
  app.dataset.side = "open";
  side.querySelector("[aria-current]")?.focus({ preventScroll: true });
}

function fold() {
  delete app.dataset.side;
}

document.getElementById("veil").addEventListener("click", fold);
addEventListener("keydown", (event) => {
  if (event.key === "Escape") fold();
  const typing = event.target.closest("input, textarea, select, dialog, .list");
  if (event.key === "/" && !typing && !event.ctrlKey && !event.metaKey) {
    event.preventDefault();
    document.querySelector(".composer .slash")?.click();
  }
});

await speak(state.language);
connect();
