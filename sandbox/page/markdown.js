// Discord's Markdown as elements. Nothing of a message is ever read as HTML.

import { h } from "./dom.js";
import { emit, nameOf, state } from "./store.js";
import { timestamp } from "./times.js";

const INLINE = [
  [/^\\([^\p{L}\p{N}\s])/u, ([, sign]) => sign],
  [/^``(.+?)``|^`([^`\n]+)`/s, ([, two, one]) => h("code", two ?? one)],
  [/^\*\*\*(.+?)\*\*\*/s, ([, inside]) => h("strong", h("em", inline(inside)))],
  [/^\*\*(.+?)\*\*(?!\*)/s, ([, inside]) => h("strong", inline(inside))],
  [/^__(.+?)__(?!_)/s, ([, inside]) => h("u", inline(inside))],
  [/^~~(.+?)~~/s, ([, inside]) => h("s", inline(inside))],
  [/^\|\|(.+?)\|\|/s, ([, inside]) => spoiler(inside)],
  [/^\*(?![\s*])(.+?)(?<![\s\\])\*(?!\*)/s, ([, inside]) => h("em", inline(inside))],
  [/^_(?!\s)(.+?)(?<!\s)_(?![\p{L}\p{N}_])/su, ([, inside]) => h("em", inline(inside))],
  [/^<t:(-?\d+)(?::([tTdDfFR]))?>/, ([, seconds, style]) => timestamp(Number(seconds), style)],
  [/^<@!?(\d+)>/, ([, id]) => h("span.mention", { data: { me: id === state.me } }, `@${nameOf(id)}`)],
  [/^<@&(\d+)>/, () => h("span.mention", "@…")],
  [/^<#(\d+)>/, ([, id]) => room(id)],
  [/^<\/([^:>]+):\d+>/, ([, name]) => command(name)],
  [/^<a?:(\w+):\d+>/, ([, name]) => `:${name}:`],
  [/^\[([^\]\n]+)\]\((https?:\/\/[^\s)]+)\)/, ([, said, url]) => link(url, said)],
  [/^https?:\/\/[^\s<>]+[^\s<>.,;:!?)\]'"»]/, ([url]) => link(url, url)],
];

/** The pieces of a line. */
export function inline(written) {
  const pieces = [];
  let plain = "";
  for (let rest = written; rest; ) {
    const found = INLINE.map(([pattern, make]) => [rest.match(pattern), make]).find(([match]) => match);
    const blocked = found && /^_/.test(found[0][0]) && /[\p{L}\p{N}]$/u.test(plain);
    if (found && !blocked) {
      pieces.push(plain, found[1](found[0]));
      plain = "";
      rest = rest.slice(found[0][0].length);
    } else {
      const step = rest.match(/^(?:[\p{L}\p{N} ,.:;!?«»—–]+|.)/su)[0];
      const cut = step.search(/https?:/);
      const taken = cut < 0 ? step : step.slice(0, Math.max(cut, 1));
      plain += taken;
      rest = rest.slice(taken.length);
    }
  }
  return [...pieces, plain].filter((piece) => piece !== "").map((piece) => (typeof piece === "string" ? kept(piece) : piece));
}

/** A seat's number and name stay on one line. */
function kept(plain) {
  return plain.replace(/(\d) · (?=\S)/g, "$1\u00a0·\u00a0");
}

/** A whole message. */
export function markdown(written) {
  const lines = written.replace(/\n+$/, "").split("\n");
  const blocks = [];
  while (lines.length) blocks.push(block(lines));
  return blocks;
}

function block(lines) {
  const line = lines.shift();
  let match;
  if (line.startsWith("```")) return fence(line, lines);
  if ((match = line.match(/^(#{1,3}) +(.+)/))) return h(`h${match[1].length + 2}`, inline(match[2]));
  if ((match = line.match(/^-# +(.+)/))) return h("small.aside", inline(match[1]));
  if (line.startsWith(">>> ")) return h("blockquote", markdown([line.slice(4), ...lines.splice(0)].join("\n")));
  if (line.startsWith("> ")) return h("blockquote", markdown([line, ...taken(lines, /^> /)].map((one) => one.slice(2)).join("\n")));
  if (/^ *[-*] /.test(line)) return list("ul", [line, ...taken(lines, /^ *[-*] /)], /^( *)[-*] /);
  if (/^ *\d+\. /.test(line)) return list("ol", [line, ...taken(lines, /^ *\d+\. /)], /^( *)\d+\. /);
  const plain = [line, ...taken(lines, /^(?!```|#{1,3} |-# |> |>>> | *[-*] | *\d+\. )/)];
  return h("p", plain.flatMap((one, index) => (index ? [h("br"), ...inline(one)] : inline(one))));
}

function taken(lines, pattern) {
  const count = lines.findIndex((line) => !pattern.test(line));
  return lines.splice(0, count < 0 ? lines.length : count);
}

function fence(first, lines) {
  const body = [first.slice(3)];
  while (lines.length && !body.at(-1).endsWith("```")) body.push(lines.shift());
  const written = body.join("\n").replace(/```$/, "").replace(/^\w*\n/, "");
  return h("pre", h("code", written.replace(/\n$/, "")));
}

function list(kind, lines, mark) {
  return h(kind, lines.map((line) => h("li", { data: { deep: line.match(mark)[1].length > 1 } }, inline(line.replace(mark, "")))));
}

function link(url, said) {
  return h("a", { href: url, target: "_blank", rel: "noreferrer noopener" }, said);
}

function spoiler(inside) {
  const cover = h("button.spoiler", { type: "button", onclick: () => cover.classList.add("seen") }, h("span", inline(inside)));
  return cover;
}

function room(id) {
  const found = state.channels.find((channel) => channel.id === id);
  if (!found) return h("span.mention", { data: { room: id } }, "#…");
  return h("button.mention", { type: "button", onclick: () => emit("go", { channel: id }) }, `#${found.name}`);
}

/** Name the channels that were not there yet when a message spoke of them. */
export function nameRooms() {
  for (const unknown of document.querySelectorAll(".mention[data-room]")) unknown.replaceWith(room(unknown.dataset.room));
}

function command(name) {
  const known = state.commands.find(({ words }) => words.join(" ") === name);
  return h("button.mention", { type: "button", onclick: () => emit("type", { command: name }) }, `/${known?.name ?? name}`);
}
