// The parts of a message: texts, rows of buttons, menus, pictures, containers.

import { h, icon } from "./dom.js";
import { markdown } from "./markdown.js";
import { openList } from "./menu.js";
import { showForm } from "./form.js";
import { ask, emit, state, text } from "./store.js";

const STYLES = { 1: "primary", 2: "usual", 3: "success", 4: "danger", 5: "usual" };
const PEOPLE = 5;

/** All parts of a message. */
export function parts(list, message) {
  return list.map((part) => make(part, message));
}

function make(part, message) {
  switch (part.type) {
    case 1: return h("div.row", parts(part.components, message));
    case 2: return button(part, message);
    case 3: case PEOPLE: return menu(part, message);
    case 9: return h("div.section", h("div", parts(part.components, message)), make(part.accessory, message));
    case 10: return h("div.text", markdown(part.content));
    case 11: return h("img.thumb", { src: local(part.media.url), alt: part.description ?? "" });
    case 12: return gallery(part.items);
    case 13: return fileLink(part.file.url, decodeURIComponent(part.file.url.split("/").at(-1)));
    case 14: return h("hr", { data: { wide: part.spacing === 2, bare: part.divider === false } });
    case 17: return container(part, message);
    default: return h("div.text", "…");
  }
}

function container(part, message) {
  const colour = part.accent_color === null || part.accent_color === undefined ? null : `#${part.accent_color.toString(16).padStart(6, "0")}`;
  return h("section.card", { style: colour && `--accent:${colour}` }, parts(part.components, message));
}

/** Do something with the bot and show that it is being done; what fails is said below the message. */
export async function use(element, message, asking) {
  if (element.dataset.waiting) return;
  element.dataset.waiting = true;
  const answer = await asking();
  delete element.dataset.waiting;
  if (answer.form) showForm(answer.form);
  else if (!answer.ok) emit("failed", { message, said: text("silent") });
}

function button(part, message) {
  const face = [emoji(part.emoji), part.label && h("span", part.label)];
  if (part.style === 5) return h("a.button.usual", { href: part.url, target: "_blank", rel: "noreferrer noopener" }, face);
  const element = h(`button.button.${STYLES[part.style] ?? "usual"}`, {
    type: "button", disabled: part.disabled, data: { id: part.custom_id },
    onclick: () => use(element, message, () => ask("press", { channel: message.channel, message: message.id, id: part.custom_id })),
  }, face);
  if (part.label === "?") element.setAttribute("aria-label", text("help"));
  return element;
}

function emoji(given) {
  return given?.name && h("span.emoji", { aria: { hidden: "true" } }, given.id ? "◆" : given.name);
}

function menu(part, message) {
  const options = part.type === PEOPLE
    ? Object.entries(state.people).filter(([, one]) => !one.bot).map(([value, one]) => ({ value, label: one.name }))
    : part.options;
  const chosen = options.filter((option) => option.default);
  const shown = chosen.map((option) => option.label).join(", ") || part.placeholder || text("choose");
  const lines = options.map((o) => ({ label: o.label, about: o.description, value: o.value, chosen: o.default, mark: emoji(o.emoji) }));
  const most = part.max_values ?? 1;
  const element = h("button.menu", {
    type: "button", disabled: part.disabled, data: { id: part.custom_id, empty: !chosen.length }, aria: { haspopup: "listbox", expanded: "false" },
    onclick: () => openList(element, lines, pick, { least: part.min_values ?? 1, most, label: shown, done: () => emit("closed") }),
    onkeydown: (event) => void (/ArrowDown|ArrowUp/.test(event.key) && (event.preventDefault(), element.click())),
  }, h("span", shown), icon("down"));
  const pick = (picked) => use(element, message, () =>
    ask("choose", { channel: message.channel, message: message.id, id: part.custom_id, values: picked.map((line) => line.value) }));
  return element;
}

/** The path of a file: the page may have been opened under another name of this machine. */
export function local(url) {
  return new URL(url).pathname;
}

/** Pictures side by side. */
export function gallery(items) {
  return h(`div.gallery.of${Math.min(items.length, 4)}`, items.map((item) =>
    h("a", { href: local(item.media.url), target: "_blank" }, h("img", { src: local(item.media.url), alt: item.description ?? "", loading: "lazy" }))));
}

/** A file to save. */
export function fileLink(url, name, size) {
  const told = size ? `${Math.max(1, Math.round(size / 1024))} KB` : "";
  return h("a.file", { href: local(url), download: name }, icon("file"), h("span", name), h("small", told));
}

/** An embed: the older kind of card. */
export function embed(given) {
  const colour = given.color === undefined || given.color === null ? "" : `--accent:#${given.color.toString(16).padStart(6, "0")}`;
  const fields = (given.fields ?? []).map((field) =>
    h(`div.field${field.inline ? ".inline" : ""}`, h("strong", field.name), h("div", markdown(field.value))));
  return h("section.card", { style: colour },
    given.author && h("small", given.author.name),
    given.title && h("h4", given.title),
    given.description && h("div.text", markdown(given.description)),
    fields.length > 0 && h("div.fields", fields),
    given.image && gallery([{ media: given.image }]),
    given.footer && h("small", given.footer.text));
}
