// What was said in the open channel.

import { avatar, h, icon } from "./dom.js";
import { markdown } from "./markdown.js";
import { embed, fileLink, gallery, local, parts } from "./parts.js";
import { nameOf, on, send, state, text } from "./store.js";
import { hour } from "./times.js";

const CLOSE = 5 * 60 * 1000;
const NEAR = 120;

const log = document.getElementById("log");
const pill = h("button.pill", { type: "button", hidden: true, onclick: () => toEnd(true) }, icon("down"), h("span"));
const rows = new Map();
const late = new Set();
let shown = ""; // the channel whose messages are here; another one brings all of its own when it is opened

/** Show nothing: what one person has read is not for the next. */
export function clearLog() {
  shown = "";
  state.messages = [];
  rows.clear();
  late.clear();
  log.replaceChildren();
}

/** Show a channel from the beginning. */
export function showLog(messages) {
  clearLog();
  shown = state.channel;
  state.messages = messages;
  log.replaceChildren(beginning(), ...messages.map((message, index) => row(message, messages[index - 1])));
  log.setAttribute("aria-label", state.channels.find(({ id }) => id === state.channel)?.name ?? "");
  pill.querySelector("span").textContent = text("newer");
  pill.hidden = true;
  log.after(pill);
  toEnd();
}

function beginning() {
  const channel = state.channels.find(({ id }) => id === state.channel);
  if (!channel) return h("div");
  const first = state.channels.find(({ kind }) => kind === "text");
  const welcome = channel.id === first?.id;
  const about = welcome ? text("welcome", { name: nameOf(state.me) }) : channel.topic;
  return h("header.beginning", h("h2", channel.kind === "direct" ? text("direct") : channel.name), about && markdown(about));
}

let pinned = true;

function toEnd(smooth = false) {
  pinned = true;
  log.scrollTo({ top: log.scrollHeight, behavior: smooth ? "smooth" : "instant" });
  pill.hidden = true;
}

log.addEventListener("scroll", () => {
  pinned = log.scrollHeight - log.scrollTop - log.clientHeight < NEAR;
  if (pinned) pill.hidden = true;
}, { passive: true });
log.addEventListener("load", () => pinned && toEnd(), true);
new ResizeObserver(() => pinned && toEnd()).observe(log);

on("message", ({ message }) => {
  if (message.channel !== shown) return;
  const stay = !pinned;
  const index = state.messages.findIndex(({ id }) => id === message.id);
  if (index >= 0) {
    state.messages[index] = message;
    redraw(message, state.messages[index - 1]);
  } else {
    state.messages.push(message);
    state.messages.sort((a, b) => (BigInt(a.id) < BigInt(b.id) ? -1 : 1));
    const before = state.messages[state.messages.indexOf(message) - 1];
    (rows.get(before?.id) ?? log.firstElementChild).after(row(message, before));
  }
  if (!stay || message.author === state.me) toEnd();
  else if (index < 0) pill.hidden = false;
});

on("gone", ({ channel, id }) => {
  if (channel !== shown) return;
  state.messages = state.messages.filter((message) => message.id !== id);
  rows.get(id)?.remove();
  rows.delete(id);
});

on("failed", ({ message, said }) => {
  const note = h("p.error", { role: "alert" }, said);
  rows.get(message.id)?.querySelector(".body").append(note);
  setTimeout(() => note.remove(), 6000);
  if (pinned) toEnd();
});

/** A message that is being used stays as it is until its menu is closed. */
function redraw(message, before) {
  const old = rows.get(message.id);
  if (old.querySelector('[aria-expanded="true"]')) return late.add(message.id);
  const focused = old.contains(document.activeElement) ? document.activeElement.dataset.id : null;
  const fresh = row(message, before);
  old.replaceWith(fresh);
  if (focused) fresh.querySelector(`[data-id="${CSS.escape(focused)}"]`)?.focus({ preventScroll: true });
}

on("closed", () => {
  for (const id of late) {
    const index = state.messages.findIndex((message) => message.id === id);
    if (index >= 0) redraw(state.messages[index], state.messages[index - 1]);
  }
  late.clear();
});

function row(message, before) {
  const author = state.people[message.author] ?? { name: "?" };
  const joined = before && before.author === message.author && before.private === message.private && !message.used && message.at - before.at < CLOSE;
  const called = message.called.includes(state.me);
  const element = h("article.message", { data: { id: message.id, joined: Boolean(joined), own: message.author === state.me, private: message.private, called } },
    joined ? h("span.gutter", h("time", hour(message.at))) : avatar(message.author, author),
    h("div.body",
      message.used && h("p.used", h("b", nameOf(message.used.by)), ` ${text("used")} `, h("code", commandName(message.used.command))),
      !joined && h("p.who", h("b", author.name), author.bot && h("span.badge", text("host")), h("time", hour(message.at))),
      h("div.content", content(message)),
      message.private && h("p.only", icon("eye"), text("only"), " ",
        h("button.link", { type: "button", onclick: () => send("dismiss", { channel: message.channel, message: message.id }) }, text("dismiss")))));
  rows.set(message.id, element);
  return element;
}

function content(message) {
  if (message.loading) return h("p.thinking", text("thinking"));
  const pictures = message.files.filter((file) => file.picture && !mentioned(message, file));
  const others = message.files.filter((file) => !file.picture && !mentioned(message, file));
  const edited = message.edited && h("small.edited", ` (${text("edited")})`);
  return [
    message.content && h("div.text", markdown(message.content), edited),
    message.embeds.map(embed),
    parts(message.components, message),
    pictures.length > 0 && gallery(pictures.map((file) => ({ media: { url: file.url }, description: file.about }))),
    others.map((file) => fileLink(file.url, file.name, file.size)),
  ];
}

/** Whether a part of the message shows the file already. */
function mentioned(message, file) {
  return JSON.stringify([message.components, message.embeds]).includes(local(file.url));
}

function commandName(name) {
  const group = state.commands.find(({ words }) => words[0] === name);
  return `/${group ? group.name.split(" ")[0] : name}`;
}
