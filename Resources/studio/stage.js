// One picture, from as large as fits up to its pixels: zooming and panning.

import { element } from "./text.js";
import { Signal } from "./signal.js";
import { PictureFrame } from "./frame.js";

const zoomSteps = [0.1, 0.15, 0.25, 0.35, 0.5, 0.75, 1, 1.5, 2, 3, 4, 6, 8, 12, 16, 24, 32];

export class Stage {
  constructor(choices) {
    this.choices = choices;
    this.frame = new PictureFrame();
    this.frame.root.classList.add("large");
    this.grid = element("div", { class: "pixel-grid", hidden: true });
    this.layer = element("div", { class: "layer" });
    this.sheet = element("div", { class: "sheet" }, this.frame.root, this.grid, this.layer);
    this.scroller = element("div", { class: "scroller", id: "stage", tabIndex: 0, role: "group", "aria-label": "The picture; arrow keys move along its timeline" }, this.sheet);
    this.factor = 1;
    this.isTouch = false;
    /// Sent after the picture's size on the screen has changed.
    this.scaled = new Signal();
    /// Sent with the place in points where the pointer is, or null.
    this.pointed = new Signal();
    /// Sent with the place of a click.
    this.clicked = new Signal();
    new ResizeObserver(() => this.layOut()).observe(this.scroller);
    this.listen();
  }

  show(picture, label) {
    this.picture = picture;
    this.frame.show(picture, label);
    this.layOut();
  }

  clear() {
    this.picture = null;
    this.frame.clear();
  }

  get isFitting() {
    return this.choices.get("zoom") === "fit";
  }

  layOut() {
    const { picture, scroller } = this;
    if (!picture || !scroller.clientWidth) return;
    const room = Math.min((scroller.clientWidth - 64) / picture.width, (scroller.clientHeight - 64) / picture.height);
    this.factor = this.isFitting ? Math.max(0.05, Math.min(room, Math.max(2, picture.scale || 3))) : this.choices.get("zoom");
    this.frame.setFactor(this.factor);
    const pixel = this.factor / (picture.scale || 1);
    this.frame.root.classList.toggle("pixels", pixel * devicePixelRatio >= 2);
    this.grid.hidden = pixel < 6;
    this.grid.style.backgroundSize = pixel + "px " + pixel + "px";
    this.sheet.style.width = picture.width * this.factor + "px";
    this.sheet.style.height = picture.height * this.factor + "px";
    this.scaled.send();
  }

  /// One step larger or smaller.
  step(direction, event) {
    const next = direction > 0
      ? zoomSteps.find((zoom) => zoom > this.factor * 1.01) : zoomSteps.findLast((zoom) => zoom < this.factor * 0.99);
    if (next) this.zoomTo(next, event);
  }

  fit() {
    this.choices.set({ zoom: "fit" });
    this.layOut();
  }

  /// Zooms around the pointer, or around the middle.
  zoomTo(zoom, event) {
    if (!this.picture) return;
    const next = Math.round(Math.min(32, Math.max(0.1, zoom)) * 100) / 100;
    const frame = this.scroller.getBoundingClientRect();
    const sheet = this.sheet.getBoundingClientRect();
    const at = event ? { x: event.clientX, y: event.clientY } : { x: frame.left + frame.width / 2, y: frame.top + frame.height / 2 };
    const point = { x: (at.x - sheet.left) / this.factor, y: (at.y - sheet.top) / this.factor };
    this.choices.set({ zoom: next });
    this.layOut();
    const moved = this.sheet.getBoundingClientRect();
    this.scroller.scrollLeft += moved.left + point.x * next - at.x;
    this.scroller.scrollTop += moved.top + point.y * next - at.y;
  }

  /// The place of a pointer in the picture, in points.
  point(event) {
    const sheet = this.sheet.getBoundingClientRect();
    return { x: (event.clientX - sheet.left) / this.factor, y: (event.clientY - sheet.top) / this.factor };
  }

  listen() {
    const { scroller } = this;
    const pointers = new Map();
    let spread = 0;
    let start = null;
    scroller.addEventListener("wheel", (event) => {
      const overflows = scroller.scrollHeight > scroller.clientHeight || scroller.scrollWidth > scroller.clientWidth;
      // Where there is nothing to pan, the wheel alone zooms.
      if (!event.ctrlKey && !event.metaKey && overflows) return;
      event.preventDefault();
      this.zoomTo(this.factor * Math.exp(-Math.max(-60, Math.min(60, event.deltaY)) / (event.ctrlKey ? 120 : 300)), event);
    }, { passive: false });
    scroller.addEventListener("pointerdown", (event) => {
      if (event.button !== 0 || event.target.closest("button")) return;
      pointers.set(event.pointerId, event);
      if (!this.isTouch) scroller.setPointerCapture(event.pointerId);
      if (!this.isTouch) scroller.classList.add("panning");
      spread = 0;
      start = { x: event.clientX, y: event.clientY };
    });
    scroller.addEventListener("pointermove", (event) => {
      const last = pointers.get(event.pointerId);
      if (!last) return this.pointed.send(this.point(event));
      pointers.set(event.pointerId, event);
      if (pointers.size === 2) {
        const [a, b] = [...pointers.values()];
        const now = Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
        if (spread) this.zoomTo(this.factor * now / spread, { clientX: (a.clientX + b.clientX) / 2, clientY: (a.clientY + b.clientY) / 2 });
        spread = now;
      } else if (!this.isTouch) {
        scroller.scrollLeft -= event.clientX - last.clientX;
        scroller.scrollTop -= event.clientY - last.clientY;
      }
    });
    for (const end of ["pointerup", "pointercancel"]) {
      scroller.addEventListener(end, (event) => {
        const isClick = pointers.delete(event.pointerId) && start && Math.hypot(event.clientX - start.x, event.clientY - start.y) < 4;
        if (isClick && end === "pointerup" && !this.isTouch) this.clicked.send(this.point(event));
        spread = 0;
        scroller.classList.remove("panning");
      });
    }
    scroller.addEventListener("pointerleave", () => this.pointed.send(null));
  }
}
