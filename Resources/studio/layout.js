// The tree of views of a picture, and what there is to say of one of them.

import { element, plain, short, spelled, words } from "./text.js";
import { remember, remembered } from "./storage.js";
import { switchBox } from "./menu.js";
import { copyButton } from "./toast.js";
import { Tree } from "./tree.js";

function brief(view) {
  const details = view.details || {};
  const text = details.text ?? details.image ?? details.url ?? details.intent ?? details.accessibilityLabel;
  return [element("span", { class: view.type.startsWith(".") ? "type modifier" : "type" }, words(view.type)),
    text === undefined || text === null ? null : element("span", { class: "brief" }, " ", words(text))];
}

function size(value) {
  if (!value) return "–";
  const one = (length) => typeof length === "number" ? short(length) : length ?? "unspecified";
  return one(value.width) + " × " + one(value.height);
}

export class LayoutPanel {
  /// - overlay: where the pointed view is marked.
  constructor(overlay) {
    this.overlay = overlay;
    this.hasModifiers = remembered("modifiers", true);
    this.chosen = null;
    this.tree = new Tree("Views", {
      mark: (node) => this.mark(node?.view ?? this.chosen),
      choose: (node) => this.choose(node.view),
    });
    this.about = element("div", { class: "view-about" });
    this.root = element("div", { class: "layout" });
  }

  show(picture) {
    this.parents = new Map();
    this.ids = new Map();
    this.chosen = null;
    const view = picture?.view;
    this.top = view || null;
    if (!view) {
      this.overlay.clear();
      return this.root.replaceChildren(element("p", { class: "nothing" }, picture ? "Reading the views …" : "There is no picture."));
    }
    const note = (each, parent, path) => {
      this.parents.set(each, parent);
      this.ids.set(each, path);
      (each.children || []).forEach((child, index) => note(child, each, path + "." + index));
    };
    note(view, null, "0");
    const hides = (each) => !this.hasModifiers && each.type.startsWith(".");
    const nodesOf = (each) => {
      const children = (each.children || []).flatMap(nodesOf);
      return hides(each) ? children : [{ id: this.ids.get(each), view: each, children, content: () => brief(each) }];
    };
    this.root.replaceChildren(
      element("div", { class: "panel-bar" }, switchBox("Modifiers", this.hasModifiers, (isOn) => {
        this.hasModifiers = isOn;
        remember("modifiers", isOn);
        this.show(picture);
      }, { id: "modifiers" })), this.tree.root, this.about);
    this.tree.show(nodesOf(view));
    const current = this.tree.nodes.get(this.tree.current);
    this.overlay.clear();
    if (current) this.describe(current.view);
  }

  mark(view) {
    if (view) this.overlay.view(view, this.around(view));
    else this.overlay.clear();
  }

  /// The nearest view above that has another frame, because padding is seen only there.
  around(view) {
    const text = JSON.stringify(view.frame);
    let parent = this.parents.get(view);
    while (parent && JSON.stringify(parent.frame) === text) parent = this.parents.get(parent);
    return parent;
  }

  choose(view) {
    this.chosen = view;
    this.mark(view);
    this.describe(view);
  }

  /// The innermost view at a place of the picture.
  viewAt(point) {
    let found = null;
    const search = (view) => {
      const { x, y, width, height } = view.frame;
      const isInside = point.x >= x && point.x <= x + width && point.y >= y && point.y <= y + height;
      if (isInside && this.tree.nodes?.has(this.ids.get(view)) && (!found || width * height <= found.frame.width * found.frame.height)) found = view;
      for (const child of view.children || []) search(child);
    };
    if (this.top) search(this.top);
    return found;
  }

  /// The pointer is over the picture, or has left it.
  point(place) {
    if (!this.top) return;
    const view = place && this.viewAt(place);
    this.tree.hover(view ? this.ids.get(view) : null);
    this.mark(view || this.chosen);
  }

  click(place) {
    const view = this.top && this.viewAt(place);
    if (view) this.tree.choose(this.ids.get(view), false);
  }

  describe(view) {
    const rows = [];
    const row = (name, ...value) => rows.push(element("div", {}, element("dt", {}, name), element("dd", {}, ...value)));
    const { frame } = view;
    const details = view.details || {};
    // SwiftUI's own views do not know where they are written, but the view does that has them in its body.
    let owner = view;
    while (owner && !owner.source) owner = this.parents.get(owner);
    if (owner) {
      const place = owner.source.file + ":" + owner.source.line;
      row(owner === view ? "Source" : "Part of", owner === view ? null : words(owner.type + " "),
        element("code", {}, words(place)), copyButton("Copy", () => place, "Copy " + plain(place)));
    }
    row("Frame", short(frame.x) + ", " + short(frame.y) + " · " + size(frame));
    row("Offered", size(view.proposal));
    const parent = this.parents.get(view);
    if (parent) {
      const outer = parent.frame;
      row("In parent", [["top", frame.y - outer.y], ["left", frame.x - outer.x],
        ["bottom", outer.y + outer.height - frame.y - frame.height], ["right", outer.x + outer.width - frame.x - frame.width]]
        .map(([side, length]) => side + " " + short(length)).join(", "));
    }
    const lines = [view.firstTextBaseline, view.lastTextBaseline].filter((line) => line !== undefined && line !== null);
    if (lines.length) row(lines.length > 1 && lines[0] !== lines[1] ? "Baselines" : "Baseline", [...new Set(lines)].map(short).join(", "));
    for (const [name, value] of Object.entries(details)) {
      if (value !== null && value !== undefined) row(spelled(name), words(typeof value === "object" ? JSON.stringify(value) : value));
    }
    this.about.replaceChildren(element("h3", {}, words(view.type)), element("dl", {}, rows));
  }
}
