// A form that the bot shows over the page.

import { h } from "./dom.js";
import { ask, text } from "./store.js";

const ROW = 1, MENU = 3, INPUT = 4, TEXT = 10, LABEL = 18;
const LONG = 2;

/** Show a form and send what is filled in. */
export function showForm(form) {
  const fields = form.components.map(field);
  const error = h("p.error", { role: "alert" });
  const submit = h("button.button.primary", { type: "submit" }, text("submit"));
  const inside = h("form", { method: "dialog" }, h("h3", form.title), fields, error,
    h("div.row", submit, h("button.button.usual", { type: "button", onclick: () => dialog.close() }, text("cancel"))));
  const dialog = h("dialog.form", { aria: { label: form.title }, onclose: () => dialog.remove() }, inside);
  inside.onsubmit = async (event) => {
    event.preventDefault();
    submit.disabled = true;
    const filled = [...inside.elements].filter((element) => element.name).map((element) => [element.name, element.value]);
    const answer = await ask("submit", { form: form.id, fields: Object.fromEntries(filled) });
    if (answer.ok) dialog.close();
    submit.disabled = false;
    error.textContent = text("silent");
  };
  document.body.append(dialog);
  dialog.showModal();
}

function field(part) {
  if (part.type === ROW) return part.components.map(field);
  if (part.type === LABEL) return labelled(part.label, part.description, part.component);
  if (part.type === TEXT) return h("p", part.content);
  return labelled(part.label ?? part.placeholder ?? "", "", part);
}

function labelled(label, about, part) {
  return h("label", h("span", label), about && h("small", about), input(part));
}

function input(part) {
  const given = { name: part.custom_id, required: part.required ?? true };
  if (part.type === MENU) {
    return h("select", given, part.options.map((o) => h("option", { value: o.value, selected: o.default }, o.label)));
  }
  if (part.type !== INPUT) return null;
  const limits = { minLength: part.min_length ?? 0, maxLength: part.max_length ?? 4000, placeholder: part.placeholder ?? "" };
  return h(part.style === LONG ? "textarea" : "input", { ...given, ...limits, rows: 5, value: part.value ?? "" });
}
