// The bar with the games' clock.

import { h, icon } from "./dom.js";
import { send, state, text } from "./store.js";
import { now, relative } from "./times.js";

const SPEEDS = [1, 10, 60];

const bar = document.getElementById("clock");
const away = document.getElementById("away");
const face = h("time.face");
const next = h("small.next");
let usual = 1;

/** Show the clock and its buttons. */
export function showClock() {
  const { speed, until, deadline, online } = state.clock;
  if (speed && until === null) usual = speed; // a leap has a speed of its own, for a moment
  const stopped = speed === 0;
  const focused = bar.contains(document.activeElement) ? document.activeElement.dataset.key : null;
  bar.setAttribute("aria-label", text("clock"));
  bar.dataset.stopped = stopped;
  bar.replaceChildren(
    h("div.told", face, next),
    h("div.buttons", { role: "group", aria: { label: text("clock") } },
      key("pause", stopped ? "play" : "pause", text(stopped ? "go-on" : "pause"), () => send("clock", { speed: stopped ? usual : 0 })),
      h("div.speeds", [...new Set([...SPEEDS, usual])].sort((a, b) => a - b).map((each) =>
        h("button", { type: "button", data: { key: `x${each}` }, title: text("speed", { speed: each }), aria: { pressed: String(speed === each) },
          onclick: () => send("clock", { speed: each }) }, `${each}×`))),
      key("skip", "skip", text("skip"), () => send("clock", { skip: true }), !deadline || deadline <= now())));
  if (focused) bar.querySelector(`[data-key="${focused}"]`)?.focus();
  away.hidden = online;
  away.textContent = text("away");
  tick();
}

function key(name, sign, label, onclick, disabled = false) {
  return h("button.key", { type: "button", data: { key: name }, title: label, disabled, onclick, aria: { label } }, icon(sign));
}

function tick() {
  const { deadline } = state.clock;
  face.textContent = new Intl.DateTimeFormat(state.language, { weekday: "short", hour: "2-digit", minute: "2-digit" }).format(now());
  next.textContent = state.clock.speed === 0 ? text("stopped") : deadline && deadline > now() ? text("next", { when: relative(deadline) }) : text("nothing");
}

setInterval(() => bar.firstChild && tick(), 500);
