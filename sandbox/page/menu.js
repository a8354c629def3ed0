// Lists to choose from: a menu of a message, the people of the switch, suggestions while typing.

import { h, icon, place } from "./dom.js";
import { text } from "./store.js";

let open = null;

/** Close the list that is open beside something in `within`, or beside what is gone. */
export function closeList(within = document) {
  if (open && (within.contains(open.anchor) || !open.anchor.isConnected)) open.close();
}

/**
 * Show lines `{label, about, value, chosen, mark}` beside an element and call `pick(lines)` with what is chosen; with
 * `most` over 1 several can be, and a button at the end confirms them. The keyboard stays with `keys`, if that is given.
 */
export function openList(anchor, lines, pick, { least = 1, most = 1, keys = null, above = false, label = "", done = () => {} } = {}) {
  closeList();
  const chosen = new Set(lines.filter((line) => line.chosen).slice(0, most));
  const rows = lines.map((line, index) => row(line, index));
  const confirm = most > 1 && h("button.button.primary", { type: "button", onclick: () => finish([...chosen]) }, text("choose"));
  const box = h("div.list", { tabIndex: -1, role: "listbox", aria: { label: label || "…", multiselectable: most > 1 } }, rows, confirm);
  let at = Math.max(0, lines.findIndex((line) => line.chosen));

  function row(line, index) {
    return h("div.line", { role: "option", id: `line-${index}`, data: { value: line.value }, aria: { selected: Boolean(line.chosen) },
      onmousedown: (event) => event.preventDefault(), onclick: () => take(index), onmousemove: () => point(index, false) },
    line.mark, h("span.said", h("span", line.label), line.about && h("small", line.about)), icon("check"));
  }
  function point(index, scroll = true) {
    rows[at]?.classList.remove("at");
    at = (index + rows.length) % rows.length || 0;
    rows[at]?.classList.add("at");
    (keys ?? box).setAttribute("aria-activedescendant", `line-${at}`);
    if (scroll) rows[at]?.scrollIntoView({ block: "nearest" });
  }
  function take(index) {
    if (most === 1) return finish([lines[index]]);
    if (!chosen.delete(lines[index]) && chosen.size < most) chosen.add(lines[index]);
    rows.forEach((element, number) => element.setAttribute("aria-selected", chosen.has(lines[number])));
    confirm.disabled = chosen.size < least;
  }
  function finish(picked) {
    list.close();
    pick(picked);
  }
  /** Whether a key was meant for the list. */
  function key(event) {
    const moves = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 };
    if (event.key in moves && rows.length && !(keys && /Home|End/.test(event.key))) point(moves[event.key]);
    else if (event.key === "Escape") list.close();
    else if ((event.key === "Enter" || (keys && event.key === "Tab") || (!keys && event.key === " ")) && rows.length) take(at);
    else if (!keys && event.key.length === 1) find(event.key.toLocaleLowerCase());
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  }
  function find(letter) {
    const next = [...lines.keys()].map((step) => (at + 1 + step) % lines.length);
    const found = next.find((index) => lines[index].label.toLocaleLowerCase().replace(/^\d+ · /, "").startsWith(letter));
    if (found !== undefined) point(found);
  }

  const list = {
    anchor,
    key,
    close() {
      if (open !== list) return;
      open = null;
      box.remove();
      removeEventListener("pointerdown", outside, true);
      removeEventListener("resize", list.close);
      anchor.setAttribute("aria-expanded", "false");
      if (!keys) anchor.focus({ preventScroll: true });
      done();
    },
  };
  function outside(event) {
    if (!box.contains(event.target) && !anchor.contains(event.target)) list.close();
  }

  open = list;
  anchor.setAttribute("aria-expanded", "true");
  place(box, anchor, above);
  point(at);
  addEventListener("pointerdown", outside, true);
  addEventListener("resize", list.close);
  if (!keys) {
    box.addEventListener("keydown", key);
    box.focus({ preventScroll: true });
  }
  return list;
}
