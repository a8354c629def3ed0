// What the page knows, and its line to the server.

export const state = {
  me: "", server: "", people: {}, channels: [], channel: "", messages: [], commands: [], texts: {},
  language: document.documentElement.lang, clock: { real: 0, game: 0, speed: 1, deadline: null, online: false },
};

const listeners = {};
const waiting = new Map();
let socket = null;
let refs = 0;

/** Call `then` whenever the server tells something of this kind. */
export function on(kind, then) {
  (listeners[kind] ??= []).push(then);
}

/** Tell everybody on the page. */
export function emit(kind, told = {}) {
  for (const then of listeners[kind] ?? []) then(told);
}

/** Ask the server for something that needs no answer. */
export function send(doing, data = {}) {
  if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ do: doing, ...data }));
}

/** Ask the bot for something: `{ok, form, choices}` when it has answered or failed to. */
export function ask(doing, data = {}) {
  const ref = ++refs;
  send(doing, { ...data, ref });
  return new Promise((resolve) => {
    waiting.set(ref, resolve);
    setTimeout(() => waiting.delete(ref) && resolve({ ok: false }), 6000);
  });
}

/** A text of the page; `{name}` in it is replaced by `given.name`. */
export function text(key, given = {}) {
  return (state.texts[key] ?? key).replace(/\{(\w+)\}/g, (whole, name) => given[name] ?? whole);
}

/** Somebody's name. */
export function nameOf(id) {
  return state.people[id]?.name ?? "?";
}

/** Load the texts of a language. */
export async function speak(language) {
  const answer = await fetch(`texts/${language}`);
  state.texts = await answer.json();
  state.language = document.documentElement.lang = language;
}

/** Connect, and connect again whenever the line breaks. */
export function connect() {
  const address = new URL("socket", location.href);
  address.protocol = "ws:";
  address.searchParams.set("language", state.language);
  socket = new WebSocket(address);
  socket.onmessage = ({ data }) => {
    const told = JSON.parse(data);
    if (told.kind !== "done") return emit(told.kind, told);
    waiting.get(told.ref)?.(told);
    waiting.delete(told.ref);
  };
  socket.onclose = () => {
    emit("lost");
    setTimeout(connect, 1500);
  };
}
