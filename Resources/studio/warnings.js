// All warnings: those of the build and those of the pictures that have been drawn.

import { byId, counted, element, words } from "./text.js";
import { warningList } from "./facts.js";

/// Groups of warnings: `{title, warnings}`.
function gathered(state, groups, drawing) {
  const found = [];
  if (state?.warnings?.length) found.push({ title: "The build", warnings: state.warnings });
  for (const group of groups) {
    for (const item of group.items) {
      const warnings = drawing.records.get(item.key)?.result?.warnings;
      if (warnings?.length) found.push({ title: group.title + " " + item.title + (item.variant ? " " + item.variant : "") + (item.scheme ? " " + item.scheme : ""), warnings });
    }
  }
  return found;
}

/// Shows how many warnings there are on the button that opens their list.
export function countWarnings(state, groups, drawing) {
  const count = gathered(state, groups, drawing).reduce((sum, each) => sum + each.warnings.length, 0);
  byId("warnings-button").hidden = count === 0;
  byId("warnings-button").textContent = counted(count, "warning");
}

export function openWarnings(state, groups, drawing) {
  const dialog = byId("warnings");
  dialog.replaceChildren(element("h2", { id: "warnings-title" }, "Warnings"),
    element("div", { class: "warning-groups" }, gathered(state, groups, drawing).map(({ title, warnings }) => element("section", {}, element("h3", {}, words(title)), warningList(warnings)))),
    element("form", { method: "dialog" }, element("button", {}, "Close")));
  dialog.showModal();
}
