// Short messages that go by themselves, and the clipboard.

import { button, byId, element, words } from "./text.js";

/// Shows a message for some seconds; `extra` is an element behind it.
export function toast(text, extra) {
  const note = element("div", { class: "toast" }, element("p", {}, words(text)), extra,
    button("×", () => note.remove(), { class: "quiet", "aria-label": "Dismiss" }));
  byId("toasts").append(note);
  while (byId("toasts").children.length > 4) byId("toasts").firstChild.remove();
  setTimeout(() => note.remove(), extra ? 12000 : 5000);
}

async function copyText(text) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // Pages that are files have no clipboard of their own.
    const area = element("textarea", { value: text, class: "hidden-text", readOnly: true });
    document.body.append(area);
    area.select();
    document.execCommand("copy");
    area.remove();
  }
}

/// A button that copies what `text()` gives.
export function copyButton(label, text, name) {
  const made = button(label, async (event) => {
    event.stopPropagation();
    await copyText(text());
    made.textContent = "Copied";
    setTimeout(() => { made.textContent = label; }, 1200);
  }, { class: "quiet copy", "aria-label": name || label });
  return made;
}
