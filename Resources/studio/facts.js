// The panels of the inspector that only tell: the entry, what is read out, warnings, and the command.

import { button, element, plain, shellQuoted, short, words } from "./text.js";
import { commandWords } from "./options.js";
import { copyButton } from "./toast.js";
import { Tree } from "./tree.js";

function nothing(text) {
  return element("p", { class: "nothing" }, text);
}

/// The fields of the entry as a tree.
export function entryPanel(picture) {
  if (!picture?.entry) return [nothing("The picture has no entry.")];
  const tree = new Tree("Fields of the entry", {});
  const node = (field, id) => ({
    id, children: (field.fields || []).map((each, index) => node(each, id + "." + index)),
    content: () => [element("span", { class: "type" }, words(field.name)), " ",
      field.value === undefined || field.value === null ? null : element("span", { class: "value" }, words(field.value)),
      field.type ? element("span", { class: "brief" }, " ", words(field.type)) : null],
  });
  tree.show([node({ name: picture.entry.type || "Entry", fields: picture.entry.fields || [] }, "0")]);
  return [tree.root];
}

/// What VoiceOver reads, in its order.
export function spokenPanel(picture, overlay) {
  const spoken = picture?.spoken || [];
  if (!spoken.length) return [nothing("VoiceOver reads nothing of this picture.")];
  overlay.spoken(spoken, -1);
  const list = element("ol", { class: "spoken", id: "spoken" }, spoken.map((each, index) => {
    const row = button([element("span", { class: "number" }, String(index + 1)), element("span", {},
      element("b", {}, words(each.label || "no label")), each.value ? element("span", {}, ", ", words(each.value)) : null,
      each.traits ? element("span", { class: "hint" }, each.traits.join(", ")) : null,
      each.hint ? element("span", { class: "hint" }, words(each.hint)) : null)]);
    for (const event of ["pointerenter", "focus"]) row.addEventListener(event, () => overlay.spoken(spoken, index));
    for (const event of ["pointerleave", "blur"]) row.addEventListener(event, () => overlay.spoken(spoken, -1));
    return element("li", {}, row);
  }));
  return [list];
}

/// Warnings with their places in the sources.
export function warningList(warnings) {
  return element("ul", { class: "warning-list" }, warnings.map((warning) => {
    const place = warning.file ? warning.file + (warning.line ? ":" + warning.line : "") : "";
    return element("li", {}, element("p", {}, words(warning.text)),
      place ? element("span", { class: "place" }, words(place)) : null, place ? copyButton("Copy", () => place, "Copy " + plain(place)) : null);
  }));
}

export function warningsPanel(result, error) {
  const warnings = result?.warnings || [];
  if (error) return [element("p", { class: "problem" }, plain(error))];
  return [warnings.length ? warningList(warnings) : nothing("There are no warnings.")];
}

/// The command that draws the same picture, and what is known of the drawing.
export function commandPanel(state, request, picture, result) {
  const text = commandWords(state, request).map(shellQuoted).join(" ");
  const rows = [];
  const row = (name, value) => { if (value !== undefined && value !== null && value !== "") rows.push(element("div", {}, element("dt", {}, name), element("dd", {}, words(value)))); };
  if (picture) {
    row("Size", short(picture.width) + " × " + short(picture.height) + " pt, " + short(picture.scale) + " pixels per point");
    row("Moment", picture.date);
    row("URL", picture.url);
    if (picture.placeholder) row("Content", "the placeholder, because the provider gave no entry");
  }
  if (result?.milliseconds !== undefined) row("Drawn in", short(result.milliseconds) + " ms");
  return [element("p", {}, "This command draws the same picture:"), element("pre", { id: "command", tabIndex: 0 }, text),
    element("div", { class: "panel-bar" }, copyButton("Copy as command", () => text)), element("dl", { class: "facts" }, rows)];
}
