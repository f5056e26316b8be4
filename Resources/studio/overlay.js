// Marks over a picture: frames of views, the padding around them, baselines, and the order of reading.

import { shape, short } from "./text.js";

function labelShape(x, y, text, style) {
  const label = shape("text", { x, y, class: "label", "text-anchor": "middle", "dominant-baseline": "central" });
  label.textContent = text;
  if (style === "index") return label;
  // The pill is as wide as digits usually are, because measuring a text would lay out the page.
  const width = text.length * 6.4 + 10;
  return shape("g", {}, shape("rect", { class: "pill " + style, x: x - width / 2, y: y - 9, width, height: 18, rx: 5 }), label);
}

export class Overlay {
  constructor() {
    this.root = shape("svg", { class: "overlay", "aria-hidden": "true" });
    this.factor = 1;
    this.redraw = () => {};
  }

  /// Puts the marks over a picture that is drawn at `factor`; null takes them away.
  attach(parent, factor) {
    if (!parent) return this.root.remove();
    if (this.root.parentNode !== parent) parent.append(this.root);
    this.factor = factor;
    this.redraw();
  }

  clear() {
    this.redraw = () => {};
    this.root.replaceChildren();
  }

  add(tag, attributes) {
    const made = shape(tag, attributes);
    this.root.append(made);
    return made;
  }

  box(style, frame) {
    const f = this.factor;
    this.add("rect", { class: style, x: frame.x * f, y: frame.y * f, width: Math.max(0, frame.width * f), height: Math.max(0, frame.height * f) });
  }

  /// Marks a view, its distances from the view around it, and its baselines.
  view(view, parent, isQuiet) {
    this.redraw = () => {
      this.root.replaceChildren();
      const { frame } = view;
      if (parent && !isQuiet) this.padding(parent.frame, frame);
      if (parent) this.box("parent", parent.frame);
      this.box("halo", frame);
      this.box("view", frame);
      const f = this.factor;
      for (const baseline of new Set([view.firstTextBaseline, view.lastTextBaseline])) {
        if (baseline === undefined || baseline === null) continue;
        const y = (frame.y + baseline) * f;
        this.add("line", { class: "baseline", x1: frame.x * f, x2: (frame.x + frame.width) * f, y1: y, y2: y });
      }
      const below = (frame.y + frame.height) * f + 12;
      this.root.append(labelShape((frame.x + frame.width / 2) * f, below, short(frame.width) + " × " + short(frame.height), "size"));
    };
    this.redraw();
  }

  padding(outer, inner) {
    const f = this.factor;
    const sides = [
      { x: inner.x, y: outer.y, width: inner.width, height: inner.y - outer.y, isTall: true },
      { x: inner.x, y: inner.y + inner.height, width: inner.width, height: outer.y + outer.height - inner.y - inner.height, isTall: true },
      { x: outer.x, y: inner.y, width: inner.x - outer.x, height: inner.height },
      { x: inner.x + inner.width, y: inner.y, width: outer.x + outer.width - inner.x - inner.width, height: inner.height },
    ];
    for (const side of sides) {
      const length = side.isTall ? side.height : side.width;
      if (length < 0.05) continue;
      this.box("padding", side);
      if (length * f < 14) continue;
      this.root.append(labelShape((side.x + side.width / 2) * f, (side.y + side.height / 2) * f, short(length), "gap"));
    }
  }

  /// Marks what findings are about; one of them more than the others.
  findings(findings, marked) {
    this.redraw = () => {
      this.root.replaceChildren();
      findings.forEach((each, index) => {
        if (!each.frame) return;
        if (index === marked) this.box("halo", each.frame);
        this.box("finding " + each.severity + (index === marked ? " marked" : ""), each.frame);
      });
    };
    this.redraw();
  }

  /// Numbers what is read out, in its order; one of them may be marked.
  spoken(elements, marked) {
    this.redraw = () => {
      this.root.replaceChildren();
      const f = this.factor;
      elements.forEach((each, index) => {
        if (!each.frame) return;
        if (index === marked) this.box("halo", each.frame);
        this.box(index === marked ? "view" : "quiet", each.frame);
        const [x, y] = [each.frame.x * f, each.frame.y * f];
        this.add("circle", { class: index === marked ? "number marked" : "number", cx: x, cy: y, r: 8 });
        this.root.append(labelShape(x, y + 0.5, String(index + 1), "index"));
      });
    };
    this.redraw();
  }
}
