// The grid of all items, grouped by kind.

import { byId, counted, element, plain, words } from "./text.js";
import { Signal } from "./signal.js";
import { labelOf } from "./items.js";
import { Tile } from "./tile.js";

export class Canvas {
  constructor(drawing, choices) {
    this.drawing = drawing;
    this.choices = choices;
    this.root = byId("canvas");
    this.groups = byId("groups");
    this.tiles = new Map();
    this.order = [];
    this.count = 0;
    this.isBefore = false;
    /// Sent with an item that is to be seen alone.
    this.opened = new Signal();
    this.observer = new IntersectionObserver((entries) => {
      for (const entry of entries) this.drawing.setVisible(entry.target.dataset.key, entry.isIntersecting);
    }, { root: this.root, rootMargin: "160px" });
    drawing.changed.add((key) => this.update(key));
    this.groups.addEventListener("click", (event) => {
      const tile = this.tileAt(event.target);
      if (tile) this.select(tile.item.key, true);
    });
    this.groups.addEventListener("dblclick", (event) => {
      const tile = this.tileAt(event.target);
      if (tile) this.opened.send(tile.item);
    });
    this.groups.addEventListener("focusin", (event) => {
      const tile = this.tileAt(event.target);
      if (tile) this.select(tile.item.key, false);
    });
  }

  tileAt(target) {
    const root = target.closest(".tile");
    return root ? this.tiles.get(root.dataset.key) : null;
  }

  /// Shows groups with their fitting items; tiles that stay keep their pictures.
  show(groups) {
    const focused = document.activeElement?.closest?.(".tile")?.dataset.key;
    const before = this.tiles;
    this.tiles = new Map();
    this.order = groups.flatMap((group) => group.items);
    const sections = groups.map((group, number) => this.section(group, number, before));
    for (const tile of before.values()) {
      this.observer.unobserve(tile.root);
      this.drawing.setVisible(tile.item.key, false);
    }
    this.groups.replaceChildren(...sections);
    this.mark();
    if (focused && this.tiles.has(focused)) this.tiles.get(focused).root.focus({ preventScroll: true });
  }

  section(group, number, before) {
    const row = element("div", { class: "row", role: group.items.length ? "listbox" : null, "aria-labelledby": "group-" + number });
    for (const item of group.items) {
      let tile = before.get(item.key);
      before.delete(item.key);
      if (!tile || JSON.stringify(tile.item) !== JSON.stringify(item)) {
        if (tile) this.observer.unobserve(tile.root);
        this.count += 1;
        tile = new Tile(item, labelOf(item, group), "tile-" + this.count);
        this.observer.observe(tile.root);
      }
      this.tiles.set(item.key, tile);
      tile.setFactor(this.factor);
      this.update(item.key);
      row.append(tile.root);
    }
    const absent = group.absent.length
      ? element("p", { class: "absent" }, "Not on this device: " + group.absent.map(plain).join(", ")) : null;
    return element("section", { class: "group", "aria-labelledby": "group-" + number, data: { group: group.id, sort: group.sort } },
      element("div", { class: "group-title" }, element("h2", { id: "group-" + number }, words(group.title)),
        element("span", { class: "count" }, counted(group.items.length)),
        element("p", {}, words(group.subtitle || ""))), row, absent);
  }

  get isPlaced() {
    return this.choices.isPlaced;
  }

  get factor() {
    return this.choices.get("size") || (this.isPlaced ? 0.6 : 1);
  }

  /// One step larger or smaller, or with 0 back to the size in points.
  resize(direction) {
    const sizes = [0.25, 0.35, 0.5, 0.6, 0.75, 1, 1.25, 1.5, 2];
    const next = direction > 0 ? sizes.find((size) => size > this.factor) : sizes.findLast((size) => size < this.factor);
    this.choices.set({ size: direction === 0 ? 0 : next || this.factor });
  }

  layOut() {
    for (const tile of this.tiles.values()) tile.setFactor(this.factor);
  }

  update(key) {
    const tile = this.tiles.get(key);
    if (tile) tile.update(this.drawing.record(key), this.isBefore, this.isPlaced);
  }

  /// Shows the pictures of the build before, as long as it is asked for.
  setBefore(isBefore) {
    this.isBefore = isBefore;
    for (const key of this.tiles.keys()) if (this.drawing.record(key).before) this.update(key);
  }

  select(key, hasFocus) {
    this.choices.set({ picture: key, part: 0, entry: null });
    if (hasFocus && this.tiles.has(key)) this.tiles.get(key).root.focus();
  }

  mark() {
    const current = this.choices.get("picture");
    const focusable = this.tiles.has(current) ? current : this.order[0]?.key;
    for (const [key, tile] of this.tiles) {
      tile.select(key === current);
      if (key === focusable) tile.root.tabIndex = 0;
    }
  }

  /// Moves the selection to the next tile in a direction on the screen.
  move(direction) {
    const current = this.tiles.get(this.choices.get("picture"));
    if (!current) return this.order.length && this.select(this.order[0].key, true);
    const index = this.order.findIndex((item) => item.key === current.item.key);
    if (direction === "left" || direction === "right") {
      const next = this.order[index + (direction === "right" ? 1 : -1)];
      return next && this.select(next.key, true);
    }
    const from = current.root.getBoundingClientRect();
    const middle = from.left + from.width / 2;
    const sign = direction === "down" ? 1 : -1;
    let best = null;
    for (const tile of this.tiles.values()) {
      const frame = tile.root.getBoundingClientRect();
      const away = sign > 0 ? frame.top - from.bottom : from.top - frame.bottom;
      if (away < -1) continue;
      const cost = away * 4 + Math.abs(frame.left + frame.width / 2 - middle);
      if (!best || cost < best.cost) best = { cost, key: tile.item.key };
    }
    if (best) this.select(best.key, true);
  }
}
