// The panel of findings: what a user would see go wrong in the pictures of the page, each marked in its pictures.

import { button, counted, element, plain, words } from "./text.js";
import { copyButton } from "./toast.js";
import { Overlay } from "./overlay.js";

function textOfPlace(finding) {
  return finding.place ? [finding.place.path, finding.place.line, finding.place.column].filter((part) => part !== undefined).join(":") : "";
}

/// By path, line and column, then by rule; those without a place stand last.
function orderOf({ finding: a }, { finding: b }) {
  if (!a.place !== !b.place) return a.place ? -1 : 1;
  if (a.place && a.place.path !== b.place.path) return a.place.path < b.place.path ? -1 : 1;
  const line = (a.place?.line || 0) - (b.place?.line || 0) || (a.place?.column || 0) - (b.place?.column || 0);
  return line || (a.rule < b.rule ? -1 : a.rule > b.rule ? 1 : 0);
}

/// What is found in items: `{id, finding, shown}`. A finding is there once, with all pictures that show it.
export function gatheredFindings(groups, drawing) {
  const found = new Map();
  for (const group of groups) {
    for (const item of group.items) {
      const record = drawing.records.get(item.key);
      (record?.findings || []).forEach((findings, part) => findings.forEach((finding) => {
        const place = textOfPlace(finding);
        const id = ["finding", finding.rule, finding.kind, place || finding.form + "\n" + finding.text].join("\n");
        if (!found.has(id)) found.set(id, { id, finding, shown: [] });
        const title = [group.title, item.title, item.variant, item.scheme].filter(Boolean).join(" ");
        found.get(id).shown.push({ key: item.key, part, title, finding, isCurrent: Boolean(record.result?.isChecked) });
      }));
    }
  }
  return [...found.values()].sort(orderOf);
}

/// The marks over all pictures that show findings.
export class FindingMarks {
  constructor() {
    this.overlays = new Map();
    this.all = [];
    this.marked = null;
    /// Returns `{root, factor}` of a picture on the page; null if it is not there.
    this.frame = () => null;
  }

  show(all) {
    this.all = all;
    this.place();
  }

  mark(id) {
    this.marked = id;
    this.place();
  }

  /// Puts the marks where the pictures are now.
  place() {
    const pictures = new Map();
    for (const { id, shown } of this.all) {
      for (const { key, part, finding, isCurrent } of shown) {
        const name = key + "\n" + part;
        if (!pictures.has(name)) pictures.set(name, { key, part, findings: [], marked: -1 });
        if (!isCurrent) continue;
        if (id === this.marked) pictures.get(name).marked = pictures.get(name).findings.length;
        pictures.get(name).findings.push(finding);
      }
    }
    for (const [name, overlay] of this.overlays) {
      if (pictures.has(name)) continue;
      overlay.attach(null);
      this.overlays.delete(name);
    }
    for (const [name, { key, part, findings, marked }] of pictures) {
      if (!this.overlays.has(name)) this.overlays.set(name, new Overlay());
      const overlay = this.overlays.get(name);
      const place = this.frame(key, part);
      overlay.attach(place?.root || null, place?.factor || 1);
      overlay.findings(findings, marked);
    }
  }

  clear() {
    this.marked = null;
    this.show([]);
  }
}

/// The findings of the page. Pointing at one marks it in its pictures, and a click selects the first of these.
/// - chosen: the key of the selected picture.
export function findingsPanel(all, { judged, total, chosen, marks, choose }) {
  const isDone = judged >= total;
  const pictures = counted(total, "picture");
  const state = isDone ? pictures + " judged." : "Judging " + pictures + ": " + judged + " done …";
  const head = element("p", { class: "judging", id: "judging", role: "status", data: { done: String(isDone) } }, state);
  if (!all.length) {
    const text = isDone ? "The rules find nothing in these pictures. darkroom check also judges timelines, other looks and resources." : "Nothing is found yet.";
    return [head, element("p", { class: "nothing" }, text)];
  }
  const list = element("ul", { class: "findings", id: "findings" }, all.map(({ id, finding, shown }) => {
    const isHere = shown.some(({ key }) => key === chosen);
    const where = (isHere ? shown.find(({ key }) => key === chosen) : shown[0]).title + (shown.length > 1 ? ", " + (shown.length - 1) + " more" : "");
    const row = button([element("span", { class: "severity " + finding.severity, title: finding.severity }), element("span", {},
      words(finding.text), element("span", { class: "hint" }, element("code", {}, finding.rule), " · ", words(where), finding.frame ? null : " · the whole picture"))], null, { id });
    for (const event of ["pointerenter", "focus"]) row.addEventListener(event, () => marks.mark(id));
    for (const event of ["pointerleave", "blur"]) row.addEventListener(event, () => marks.mark(null));
    row.addEventListener("click", () => { if (!isHere) choose(shown[0].key, shown[0].part); });
    const place = textOfPlace(finding);
    return element("li", { class: finding.severity + (isHere ? " here" : "") }, row, place ? element("span", { class: "place" }, words(place)) : null,
      place ? copyButton("Copy", () => place, "Copy " + plain(place)) : null);
  }));
  return [head, list];
}
