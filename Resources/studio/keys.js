// The keys of the page. Fields keep their own.

import { byId } from "./text.js";

function isField(target) {
  return target.isContentEditable || ["INPUT", "SELECT", "TEXTAREA"].includes(target.tagName) && target.type !== "checkbox";
}

/// - actions: by key, what it does; it returns false where the key stays the browser's.
/// - release: by key, what happens when it is no longer held.
export function listenToKeys(actions, release) {
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (document.querySelector("dialog[open]") || isField(event.target)) return;
    const isPressing = event.key === " " || event.key === "Enter";
    if (isPressing && event.target.closest("button, summary, a, [role=switch], [role=treeitem], [role=tab]")) return;
    const action = actions[event.key];
    if (!action || action(event) === false) return;
    event.preventDefault();
  });
  document.addEventListener("keyup", (event) => release[event.key]?.());
  window.addEventListener("blur", () => { for (const action of Object.values(release)) action(); });
  byId("help-button").addEventListener("click", () => byId("help").showModal());
}
