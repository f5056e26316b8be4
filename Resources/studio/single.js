// One item large, with the bar above it.

import { button, byId, element, plain, short, words } from "./text.js";
import { labelOf } from "./items.js";
import { Stage } from "./stage.js";
import { saveMenu } from "./save.js";

export class Single {
  /// - delegate: `close()`, `move(by)`, and `state()`, which gives the program's state.
  constructor(drawing, choices, channel, delegate) {
    this.drawing = drawing;
    this.choices = choices;
    this.root = byId("single");
    this.stage = new Stage(choices);
    this.item = null;
    this.isBefore = false;
    this.title = element("h2", { id: "single-title" });
    this.about = element("p", { id: "single-about" });
    this.parts = element("div", { class: "segments", role: "group", "aria-label": "Entries of the preview", id: "parts", hidden: true });
    this.before = button("Before", null, { id: "before", title: "Hold to see the picture before the last build (b)", hidden: true });
    for (const [event, isBefore] of [["pointerdown", true], ["pointerup", false], ["pointerleave", false], ["blur", false]]) {
      this.before.addEventListener(event, () => this.setBefore(isBefore));
    }
    for (const [event, isBefore] of [["keydown", true], ["keyup", false]]) {
      this.before.addEventListener(event, (each) => { if (each.key === " " || each.key === "Enter") this.setBefore(isBefore); });
    }
    this.touch = button("Touch", () => choices.set({ touch: !choices.get("touch") }), { id: "touch", "aria-pressed": "false",
      title: channel.isLive ? "Taps on the picture are performed (t)" : "An exported page has no program to touch.", disabled: !channel.isLive });
    this.zoom = button("Fit", () => this.stage.fit(), { id: "zoom-fit", title: "Fit (0)" });
    this.problem = element("p", { class: "problem", hidden: true });
    this.save = saveMenu(channel, () => this.item && {
      request: drawing.request(this.item), picture: this.picture, name: this.item.key, state: delegate.state() });
    this.below = element("div", { id: "timeline" });
    this.root.append(
      element("div", { class: "single-bar" },
        button("‹ Grid", () => delegate.close(), { id: "back", class: "quiet", title: "Back to the grid (Escape)" }),
        element("div", { class: "single-words" }, this.title, this.about), this.parts, this.before, this.touch,
        element("div", { class: "segments", role: "group", "aria-label": "Other pictures" },
          button("‹", () => delegate.move(-1), { id: "previous", "aria-label": "Previous picture", title: "Previous picture ([)" }),
          button("›", () => delegate.move(1), { id: "next", "aria-label": "Next picture", title: "Next picture (])" })),
        element("div", { class: "segments", role: "group", "aria-label": "Zoom" },
          button("−", () => this.stage.step(-1), { id: "zoom-out", "aria-label": "Smaller", title: "Smaller (-)" }), this.zoom,
          button("+", () => this.stage.step(1), { id: "zoom-in", "aria-label": "Larger", title: "Larger (+)" })),
        this.save),
      element("div", { class: "stage-box" }, this.stage.scroller, this.problem), this.below);
    this.stage.scaled.add(() => {
      this.zoom.textContent = this.stage.isFitting ? "Fit" : Math.round(this.stage.factor * 100) + "%";
    });
    drawing.changed.add((key) => { if (this.item?.key === key) this.update(); });
  }

  /// Shows an item; null where the view is closed.
  show(item, group) {
    const before = this.item;
    this.item = item;
    if (before && before.key !== item?.key) this.drawing.setVisible(before.key, false, "single");
    if (!item) return;
    if (before?.key !== item.key) this.stage.clear();
    this.label = labelOf(item, group);
    this.title.replaceChildren(words(group.title), " ", element("span", {}, words(item.title)));
    Object.assign(this.root.dataset, { key: item.key, kind: item.kind || "", form: item.form || "" });
    this.drawing.setVisible(item.key, true, "single");
    this.update();
  }

  get picture() {
    const record = this.item && this.drawing.record(this.item.key);
    const result = record && (this.isBefore && record.before || record.result);
    return result ? result.pictures[Math.min(this.choices.get("part"), result.pictures.length - 1)] : null;
  }

  setBefore(isBefore) {
    if (this.isBefore === isBefore) return;
    this.isBefore = isBefore;
    if (this.item) this.update();
  }

  update() {
    const { item, picture } = this;
    const record = this.drawing.record(item.key);
    this.root.dataset.state = record.state;
    this.root.dataset.before = String(this.isBefore && Boolean(record.before));
    this.stage.scroller.classList.toggle("on-wallpaper", item.needsWallpaper && !this.choices.isPlaced);
    this.problem.hidden = record.state !== "failed";
    this.stage.sheet.hidden = record.state === "failed" && !record.result;
    if (record.state === "failed") this.problem.textContent = plain(record.error);
    this.before.hidden = !record.before;
    this.before.classList.toggle("held", this.isBefore);
    this.touch.setAttribute("aria-pressed", String(this.choices.get("touch")));
    this.showParts(record);
    if (!picture) {
      this.about.textContent = record.state === "failed" ? "Failed" : "Drawing …";
      return;
    }
    this.stage.show(picture, this.label);
    const about = [short(picture.width) + " × " + short(picture.height) + " pt at " + short(picture.scale) + "x"];
    if (item.variant) about.push(item.variant);
    if (item.scheme) about.push(item.scheme);
    if (picture.date) about.push(picture.date.replace("T", " ").replace("Z", " UTC"));
    if (picture.placeholder) about.push("placeholder");
    if (this.isBefore && record.before) about.unshift("Before the last build");
    this.about.textContent = plain(about.join(" · "));
  }

  showParts(record) {
    const count = record.result?.pictures.length || 0;
    this.parts.hidden = count < 2;
    if (count < 2) return this.parts.replaceChildren();
    const current = Math.min(this.choices.get("part"), count - 1);
    this.parts.replaceChildren(...record.result.pictures.map((picture, part) =>
      button(String(part + 1), () => this.choices.set({ part }), { "aria-pressed": String(part === current), "aria-label": "Entry " + (part + 1) })));
  }
}
