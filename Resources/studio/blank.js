// What stands in the middle of the page where there are no pictures.

import { byId, element, words } from "./text.js";

/// What to say in a phase; null where there are pictures.
export function blankOf(phase, state, groups, shownGroups) {
  const hasListing = Boolean(state?.listing);
  if (phase === "connecting") return { kind: "connecting", isBusy: true, words: ["Connecting to the studio’s server"] };
  if (!hasListing && phase === "building") return { kind: "first", isBusy: true, words: ["Building " + state.name, state.step || "The first build takes longest."] };
  if (!hasListing && (phase === "starting" || phase === "ready")) return { kind: "first", isBusy: true, words: ["Starting " + state.name] };
  if (!hasListing && phase === "stopped") return { kind: "stopped", words: ["The program has stopped", "It starts again with the next change of a source file."] };
  if (!hasListing) return null;
  if (!groups.some((group) => group.items.length)) {
    return { kind: "empty", words: ["There is nothing to draw",
      "The program declares no widget, Live Activity, control or preview for this device. Pictures appear here as soon as a source file in " + state.folder + " does."] };
  }
  return shownGroups.length ? null : { kind: "unmatched", words: ["No picture fits the filter"] };
}

/// Fills the middle of the page where there are no pictures; null hides it.
export function showBlank(blank) {
  const root = byId("blank");
  root.hidden = !blank;
  const text = blank ? JSON.stringify(blank.words) : "";
  if (root.dataset.shown === text) return;
  root.dataset.shown = text;
  root.dataset.kind = blank ? blank.kind : "";
  if (!blank) return root.replaceChildren();
  const [title, ...lines] = blank.words;
  root.replaceChildren(element("div", { class: "blank-words" },
    blank.isBusy ? element("div", { class: "spinner", "aria-hidden": "true" }) : null,
    element("h2", {}, words(title)), lines.map((line) => element("p", {}, words(line))),
    blank.isBusy ? element("p", { id: "blank-seconds", class: "seconds" }) : null));
}
