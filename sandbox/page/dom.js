// Small helpers to build the page.

/**
 * An element: `h("button.primary", {onclick}, "Text", otherElement)`. Properties are set as such, except `data` and `aria`.
 * (An `onkeydown` that gives `false` would swallow the key.)
 */
export function h(name, given, ...children) {
  const [tag, ...classes] = name.split(".");
  const element = document.createElement(tag || "div");
  if (classes.length) element.className = classes.join(" ");
  const plain = given && typeof given === "object" && !(given instanceof Node) && !Array.isArray(given);
  if (!plain && given !== undefined) children.unshift(given);
  for (const [key, value] of Object.entries(plain ? given : {})) {
    if (value === undefined || value === null || value === false) continue;
    if (key === "data") Object.assign(element.dataset, value);
    else if (key === "aria") for (const [name, said] of Object.entries(value)) element.setAttribute(`aria-${name}`, said);
    else if (key === "style") element.style.cssText = value;
    else if (key in element) element[key] = value;
    else element.setAttribute(key, value);
  }
  element.append(...children.flat(9).filter((child) => child !== undefined && child !== null && child !== false));
  return element;
}

const ICONS = {
  menu: "M4 7h16M4 12h16M4 17h16",
  pause: "M8 5v14M16 5v14",
  play: "M8 5l11 7-11 7z",
  skip: "M5 5l9 7-9 7zM18 5v14",
  room: "M9 4L7 20M17 4l-2 16M4 9h16M3 15h16",
  lock: "M6 11h12v9H6zM9 11V8a3 3 0 0 1 6 0v3",
  thread: "M5 5v8a3 3 0 0 0 3 3h11M15 12l4 4-4 4",
  direct: "M4 6h16v10H10l-5 4v-4H4z",
  send: "M4 12l16-8-6 16-3-6z",
  close: "M6 6l12 12M18 6L6 18",
  down: "M6 9l6 6 6-6",
  file: "M7 3h7l4 4v14H7zM14 3v4h4",
  eye: "M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z",
  check: "M5 12l5 5 9-10",
};

/** An icon that says nothing to a screen reader. */
export function icon(name) {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  for (const [key, value] of Object.entries({ viewBox: "0 0 24 24", class: "icon", "aria-hidden": "true" })) svg.setAttribute(key, value);
  const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
  path.setAttribute("d", ICONS[name]);
  svg.append(path);
  return svg;
}

/** Show a box above or below an element, inside the window. */
export function place(box, anchor, above = false) {
  document.body.append(box);
  const at = anchor.getBoundingClientRect();
  const room = { up: at.top - 12, down: innerHeight - at.bottom - 12 };
  const up = above || (room.down < 220 && room.up > room.down);
  const width = Math.min(Math.max(at.width, 230), innerWidth - 16);
  box.style.width = `${width}px`;
  box.style.left = `${Math.max(8, Math.min(at.left, innerWidth - width - 8))}px`;
  box.style.maxHeight = `${Math.max(120, Math.min(360, up ? room.up : room.down))}px`;
  if (up) box.style.bottom = `${innerHeight - at.top + 6}px`;
  else box.style.top = `${at.bottom + 6}px`;
}

const HUES = [12, 34, 88, 152, 186, 214, 262, 318];

/** A round picture with the first letter of a name; the bot wears the hat. */
export function avatar(id, person, size = "") {
  if (person?.bot) return h(`span.avatar.bot${size}`, h("img", { src: "page/hat.svg", alt: "" }));
  const number = [...String(id)].reduce((sum, digit) => (sum * 31 + digit.charCodeAt(0)) % 9973, 7);
  const style = `--hue:${HUES[number % HUES.length]}`;
  return h(`span.avatar${size}`, { style, aria: { hidden: "true" } }, [...(person?.name ?? "?")][0].toUpperCase());
}
