// One item on the canvas: its pictures, its name, and what went wrong.

import { element, plain, short, words } from "./text.js";
import { PictureFrame } from "./frame.js";

export class Tile {
  constructor(item, label, id) {
    this.item = item;
    this.label = label;
    this.frames = [new PictureFrame()];
    this.factor = 1;
    this.root = element("div", { class: "tile", role: "option", id, tabIndex: -1, "aria-selected": "false", data: {
      key: item.key, kind: item.kind || "", form: item.form || "", preview: item.preview ?? "", variant: item.variant,
      scheme: item.scheme, state: "waiting",
    } });
    this.pictures = element("div", { class: "pictures" }, this.frames[0].root);
    this.problem = element("p", { class: "problem", hidden: true });
    this.about = element("span", { class: "about" });
    const look = [item.variant, item.scheme].filter(Boolean).join(" · ");
    this.root.append(this.pictures, this.problem, element("div", { class: "caption" },
      element("span", { class: "mark", title: "Changed since the last build" }),
      element("span", { class: "title" }, words(item.title), look ? element("span", { class: "look" }, " " + plain(look)) : null), this.about));
    if (item.needsWallpaper) this.root.classList.add("on-wallpaper");
    this.frames[0].setSize(item.width, item.height);
    this.describe();
  }

  setFactor(factor) {
    if (factor === this.factor) return;
    this.factor = factor;
    for (const frame of this.frames) frame.setFactor(factor);
    if (!this.frames[0].picture) this.frames[0].setSize(this.item.width, this.item.height);
  }

  /// Shows what is known now. While `isBefore`, that of the build before.
  update(record, isBefore, isPlaced) {
    this.root.dataset.state = record.state;
    this.root.dataset.changed = String(Boolean(record.before));
    this.root.classList.toggle("in-place", isPlaced);
    this.problem.hidden = record.state !== "failed";
    this.pictures.hidden = record.state === "failed" && !record.result;
    if (record.state === "failed") this.problem.textContent = plain(record.error || "The picture could not be drawn.");
    const result = isBefore && record.before || record.result;
    if (result) this.showPictures(result.pictures);
    this.describe(record);
  }

  showPictures(pictures) {
    while (this.frames.length < pictures.length) {
      const frame = new PictureFrame();
      frame.factor = this.factor;
      this.frames.push(frame);
      this.pictures.append(frame.root);
    }
    while (this.frames.length > Math.max(1, pictures.length)) this.frames.pop().root.remove();
    pictures.forEach((picture, index) => this.frames[index].show(picture, this.label));
    const first = pictures[0];
    if (!first) return;
    const size = short(first.width) + " × " + short(first.height);
    this.about.textContent = pictures.length > 1 ? size + " · " + pictures.length + " entries" : size;
  }

  describe(record) {
    const parts = [this.label];
    if (record?.before) parts.push("changed since the last build");
    if (record?.state === "failed") parts.push("failed: " + record.error);
    if (record?.result?.warnings?.length) parts.push("has warnings");
    this.root.setAttribute("aria-label", plain(parts.join(", ")));
    this.root.dataset.warnings = String(record?.result?.warnings?.length || 0);
    this.root.setAttribute("aria-busy", String(record?.state === "drawing" || record?.state === "waiting"));
  }

  select(isSelected) {
    this.root.setAttribute("aria-selected", String(isSelected));
    this.root.tabIndex = isSelected ? 0 : -1;
  }
}
