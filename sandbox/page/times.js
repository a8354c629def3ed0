// The games' clock, and moments told by it.

import { h } from "./dom.js";
import { state } from "./store.js";

/** What the games' clock shows now, in milliseconds. */
export function now() {
  const { real, game, speed } = state.clock;
  return game + (Date.now() - real) * speed;
}

const STYLES = {
  t: { timeStyle: "short" }, T: { timeStyle: "medium" }, d: { dateStyle: "short" }, D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" }, F: { dateStyle: "full", timeStyle: "short" },
};
const UNITS = [["year", 31536e6], ["month", 2592e6], ["day", 864e5], ["hour", 36e5], ["minute", 6e4], ["second", 1e3]];

/** A moment seen from another: "in 5 minutes". */
export function relative(moment, from = now()) {
  const span = moment - from;
  const [unit, size] = UNITS.find(([, size]) => Math.abs(span) >= size) ?? UNITS.at(-1);
  return new Intl.RelativeTimeFormat(state.language, { numeric: "auto" }).format(Math.trunc(span / size), unit);
}

/** The hour of a moment. */
export function hour(moment) {
  return new Intl.DateTimeFormat(state.language, { timeStyle: "short" }).format(moment);
}

/** A moment as Discord writes it, `<t:seconds:style>`; a relative one keeps itself up to date. */
export function timestamp(seconds, style = "f") {
  const moment = seconds * 1000;
  const whole = new Intl.DateTimeFormat(state.language, STYLES.F).format(moment);
  const shown = style === "R" ? relative(moment) : new Intl.DateTimeFormat(state.language, STYLES[style] ?? STYLES.f).format(moment);
  const element = h("time.moment", { title: whole, dateTime: new Date(moment).toISOString() }, shown);
  if (style === "R") element.dataset.moment = moment;
  return element;
}

setInterval(() => {
  for (const element of document.querySelectorAll("time[data-moment]")) {
    const shown = relative(Number(element.dataset.moment));
    if (element.textContent !== shown) element.textContent = shown;
  }
}, 500);
