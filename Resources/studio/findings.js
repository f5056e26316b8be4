// The panel of findings: what a user would see go wrong in the selected picture, each marked over it.

import { button, element, plain, words } from "./text.js";
import { copyButton } from "./toast.js";

function noFindings(text) {
  return element("p", { class: "nothing" }, text);
}

/// The findings of a picture; the one that is pointed at is marked.
export function findingsPanel(picture, error, overlay) {
  if (error) return [element("p", { class: "problem" }, plain(error))];
  if (!picture) return [noFindings("There is no picture.")];
  const { findings } = picture;
  if (!findings) return [noFindings("Judging the picture …")];
  if (!findings.length) return [noFindings("The rules find nothing in this picture. darkroom check also judges timelines, other looks and resources.")];
  overlay.findings(findings, -1);
  const list = element("ul", { class: "findings", id: "findings" }, findings.map((finding, index) => {
    const row = button([element("span", { class: "severity " + finding.severity, title: finding.severity }), element("span", {},
      words(finding.text), element("span", { class: "hint" }, element("code", {}, finding.rule), finding.frame ? null : " · the whole picture"))]);
    for (const event of ["pointerenter", "focus"]) row.addEventListener(event, () => overlay.findings(findings, index));
    for (const event of ["pointerleave", "blur"]) row.addEventListener(event, () => overlay.findings(findings, -1));
    const place = finding.place && [finding.place.path, finding.place.line, finding.place.column].filter((part) => part !== undefined).join(":");
    return element("li", { class: finding.severity }, row, place ? element("span", { class: "place" }, words(place)) : null,
      place ? copyButton("Copy", () => place, "Copy " + plain(place)) : null);
  }));
  return [list];
}
