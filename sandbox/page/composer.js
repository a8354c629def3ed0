// Where one types: words for everybody, or a command with its fields.

import { avatar, h, icon } from "./dom.js";
import { closeList, openList } from "./menu.js";
import { showForm } from "./form.js";
import { ask, emit, on, send, state, text } from "./store.js";

const PATIENCE = 150;
const USER = 6;

const place = document.getElementById("composer");
let list = null;

/** Show the composer of the open channel. A list that is open elsewhere stays under the finger. */
export function showComposer(focus = false) {
  const channel = state.channels.find(({ id }) => id === state.channel);
  closeList(place);
  if (!channel) return place.replaceChildren();
  const name = channel.kind === "direct" ? text("direct") : channel.name;
  const placeholder = text(channel.writable ? "write" : "listen", { name });
  const box = h("textarea", { rows: 1, placeholder, maxLength: 2000, oninput: () => typed(box, channel), onkeydown: (event) => keyed(event, box, channel),
    aria: { label: placeholder, autocomplete: "list" } });
  const go = h("button.icon-button", { type: "button", title: text("send"), aria: { label: text("send") }, onclick: () => say(box, channel) }, icon("send"));
  const slash = h("button.icon-button.slash", { type: "button", title: text("commands"), aria: { label: text("commands") }, onclick: () => begin(box, channel) }, "/");
  place.replaceChildren(h("div.composer", { data: { mute: !channel.writable } }, slash, box, go));
  if (focus) box.focus();
}

function begin(box, channel) {
  box.value = "/";
  box.focus();
  typed(box, channel);
}

on("type", ({ command }) => {
  const found = state.commands.find(({ words }) => words.join(" ") === command);
  if (found) startCommand(found);
});

function typed(box, channel) {
  box.style.height = "auto";
  box.style.height = `${Math.min(box.scrollHeight, 160)}px`;
  if (!box.value.startsWith("/")) return closeList();
  const wanted = box.value.slice(1).trim().toLocaleLowerCase();
  const fits = ({ name, words }) => [name, words.join(" ")].some((said) => said.toLocaleLowerCase().includes(wanted));
  const starts = ({ name, words }) => [name, words.join(" ")].some((said) => said.toLocaleLowerCase().startsWith(wanted));
  const found = state.commands.filter(fits).sort((a, b) => starts(b) - starts(a) || a.name.localeCompare(b.name, state.language));
  if (!found.length) return closeList();
  const lines = found.map((command) => ({ label: `/${command.name}`, about: command.about, value: command.words.join(" "), command }));
  list = openList(box, lines, ([line]) => startCommand(line.command), { keys: box, above: true, label: text("commands") });
}

function keyed(event, box, channel) {
  if (box.value.startsWith("/") && list?.key(event)) return;
  if (event.key === "Enter" && !event.shiftKey && !event.isComposing) {
    event.preventDefault();
    say(box, channel);
  }
}

function say(box, channel) {
  const said = box.value.trim();
  if (!said || said.startsWith("/")) return;
  if (!channel.writable) return emit("toast", { said: text("listen", { name: channel.name }) });
  send("say", { channel: channel.id, text: said });
  box.value = "";
  box.style.height = "auto";
}

/** Show a command with its fields in place of the words. */
function startCommand(command) {
  closeList();
  const fields = command.fields.map((field) => new Field(field, command, () => fields, run, stop));
  const go = h("button.icon-button", { type: "submit", title: text("send"), aria: { label: text("send") } }, icon("send"));
  const bar = h("form.composer.command", { onsubmit: (event) => (event.preventDefault(), run()), onkeydown: (event) => void (event.key === "Escape" && stop()) },
    h("button.icon-button", { type: "button", title: text("cancel"), aria: { label: text("cancel") }, onclick: stop }, icon("close")),
    h("div.fields", h("b.name", { title: command.about }, `/${command.name}`), fields.map((field) => field.element)), go);

  async function run() {
    closeList();
    const lacking = fields.find((field) => field.lacks());
    if (lacking) return lacking.focus();
    const filled = fields.filter((field) => field.value !== "").map((field) => [field.key, field.value]);
    bar.dataset.waiting = true;
    const answer = await ask("command", { channel: state.channel, words: command.words, fields: Object.fromEntries(filled) });
    if (answer.form) showForm(answer.form);
    if (answer.ok) return stop();
    delete bar.dataset.waiting;
    emit("toast", { said: text("silent") });
  }
  function stop() {
    showComposer(matchMedia("(hover: hover)").matches);
  }
  place.replaceChildren(bar);
  (fields[0] ?? { focus: () => go.focus() }).focus();
}

function narrowed(lines, typed) {
  const wanted = typed.trim().toLocaleLowerCase();
  return lines.filter(({ label }) => label.toLocaleLowerCase().includes(wanted));
}

/** A field of a command, with what it suggests. */
class Field {
  constructor(spec, command, all, run, stop) {
    Object.assign(this, { spec, command, all, run, stop, key: spec.key, picked: null });
    this.input = h("input", { type: "text", placeholder: spec.about, autocomplete: "off", oninput: () => this.changed(), onfocus: () => this.suggest(),
      onblur: () => void (this.list && closeList()), onkeydown: (event) => this.keyed(event), aria: { label: `${spec.name}: ${spec.about}` } });
    this.element = h("label.field", { data: { key: spec.key } }, h("span", spec.name, spec.required && h("i", "*")), this.input);
  }

  get value() {
    return this.picked?.label === this.input.value ? this.picked.value : this.fixed() ? (this.match()?.value ?? "") : this.input.value.trim();
  }

  /** Whether only what is suggested can stand here. */
  fixed() {
    return this.spec.choices.length > 0 || this.spec.type === USER;
  }

  match() {
    const wanted = this.input.value.trim().toLocaleLowerCase();
    return wanted && this.lines("").find(({ label }) => label.toLocaleLowerCase() === wanted);
  }

  lacks() {
    return (this.spec.required && this.value === "") || (this.fixed() && this.input.value.trim() !== "" && this.value === "");
  }

  focus() {
    this.input.focus();
  }

  lines(wanted) {
    const people = () => Object.entries(state.people).map(([value, one]) => ({ value, label: one.name, mark: avatar(value, one, ".small") }));
    const all = this.spec.type === USER ? people() : this.spec.choices.map((choice) => ({ value: choice.value, label: choice.name }));
    return narrowed(all, wanted).slice(0, 25);
  }

  /** What was suggested before narrows at once; what the bot suggests now comes a little later. */
  changed() {
    this.picked = null;
    if (this.known) this.show(narrowed(this.known, this.input.value));
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.suggest(), this.spec.complete ? PATIENCE : 0);
  }

  async suggest() {
    const typed = this.input.value;
    let lines = this.lines(typed);
    if (this.spec.complete) {
      const others = this.all().filter((field) => field !== this && field.value !== "").map((field) => [field.key, field.value]);
      const fields = { ...Object.fromEntries(others), [this.key]: typed };
      const answer = await ask("complete", { channel: state.channel, words: this.command.words, fields, field: this.key });
      if (this.input.value !== typed || document.activeElement !== this.input) return;
      lines = this.known = (answer.choices ?? []).map((choice) => ({ value: choice.value, label: choice.name }));
    }
    this.show(lines);
  }

  show(lines) {
    if (!lines.length || this.picked) return closeList();
    this.list = openList(this.input, lines, ([line]) => this.pick(line), { keys: this.input, above: true, label: this.spec.name, done: () => (this.list = null) });
  }

  pick(line) {
    this.picked = line;
    this.input.value = line.label;
    const next = this.all()[this.all().indexOf(this) + 1];
    if (next?.spec.required) next.focus();
    else this.input.focus();
  }

  keyed(event) {
    if (event.key !== "Tab" && this.list?.key(event)) return;
    if (event.key === "Tab" && this.list && this.input.value && !event.shiftKey && this.list.key(event)) return;
    if (event.key === "Enter") {
      event.preventDefault();
      this.run();
    }
    if (event.key === "Backspace" && this.input.value === "" && this === this.all()[0]) this.stop();
  }
}
