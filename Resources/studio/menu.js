// A button that opens a panel below it, and closes it again when the user goes elsewhere.

import { element } from "./text.js";

/// A menu; `label` is the text of its button.
export function menu(id, label, ...content) {
  const title = element("summary", { id: id + "-button" }, label);
  const panel = element("div", { class: "menu-panel" }, ...content);
  const root = element("details", { class: "menu", id }, title, panel);
  root.addEventListener("toggle", () => {
    panel.classList.remove("leftwards");
    if (root.open && panel.getBoundingClientRect().right > innerWidth - 8) panel.classList.add("leftwards");
  });
  root.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !root.open) return;
    root.open = false;
    title.focus();
    event.stopPropagation();
  });
  document.addEventListener("pointerdown", (event) => {
    if (root.open && !root.contains(event.target)) root.open = false;
  });
  return root;
}

/// A switch with a text beside it.
export function switchBox(label, isOn, action, properties) {
  const box = element("input", { type: "checkbox", role: "switch", checked: isOn, ...properties });
  box.addEventListener("change", () => action(box.checked));
  return element("label", { class: "switch" }, box, element("span", {}, label));
}
