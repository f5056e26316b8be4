// A tree that collapses and that keys walk through.

import { element } from "./text.js";

export class Tree {
  /// - delegate: `mark(node)` for the node that is pointed at, or null; `choose(node)` for the one that is chosen.
  constructor(label, delegate) {
    this.delegate = delegate;
    this.root = element("div", { class: "tree", role: "tree", "aria-label": label });
    this.closed = new Set();
    this.current = "";
    this.rows = new Map();
    this.root.addEventListener("keydown", (event) => this.press(event));
    this.root.addEventListener("pointerleave", () => delegate.mark?.(null));
    for (const kind of ["pointerover", "focusin"]) {
      this.root.addEventListener(kind, (event) => {
        const node = this.nodeAt(event.target);
        if (node) delegate.mark?.(node);
      });
    }
    this.root.addEventListener("click", (event) => {
      const node = this.nodeAt(event.target);
      if (!node) return;
      if (event.target.closest(".twist")) this.fold(node.id, !this.closed.has(node.id));
      else this.choose(node.id);
    });
  }

  nodeAt(target) {
    const row = target.closest(".tree-row");
    return row ? this.nodes.get(row.dataset.id) : null;
  }

  /// - nodes: `{id, content, children}`, where `content()` makes what stands in the row.
  show(nodes) {
    this.tops = nodes;
    this.nodes = new Map();
    const collect = (node, parent) => {
      node.parent = parent;
      this.nodes.set(node.id, node);
      for (const child of node.children) collect(child, node);
    };
    for (const node of nodes) collect(node, null);
    if (!this.nodes.has(this.current)) this.current = nodes[0]?.id ?? "";
    this.draw();
  }

  draw() {
    const hadFocus = this.root.contains(document.activeElement);
    this.rows = new Map();
    const add = (node, level, index, count) => {
      const hasChildren = node.children.length > 0;
      const isOpen = hasChildren && !this.closed.has(node.id);
      const row = element("div", { class: "tree-row", role: "treeitem", tabIndex: -1, "aria-level": level, "aria-setsize": count, "aria-posinset": index + 1,
        "aria-expanded": hasChildren ? String(isOpen) : null, data: { id: node.id } },
        element("span", { class: "twist", "aria-hidden": "true" }, hasChildren ? isOpen ? "▾" : "▸" : ""), node.content());
      row.style.paddingLeft = 4 + Math.min(level - 1, 24) * 11 + "px";
      this.rows.set(node.id, row);
      if (isOpen) node.children.forEach((child, number) => add(child, level + 1, number, node.children.length));
    };
    this.tops.forEach((node, number) => add(node, 1, number, this.tops.length));
    this.root.replaceChildren(...this.rows.values());
    if (!this.rows.has(this.current)) this.current = this.tops[0]?.id ?? "";
    this.markCurrent();
    if (hadFocus) this.rows.get(this.current)?.focus();
  }

  fold(id, isClosed) {
    if (isClosed) this.closed.add(id);
    else this.closed.delete(id);
    if (isClosed && !this.isInside(this.current, id)) this.draw();
    else {
      if (isClosed) this.current = id;
      this.draw();
    }
  }

  isInside(id, ancestor) {
    for (let node = this.nodes.get(id); node; node = node.parent) if (node.id === ancestor) return true;
    return false;
  }

  markCurrent() {
    for (const [id, row] of this.rows) {
      row.setAttribute("aria-selected", String(id === this.current));
      row.tabIndex = id === this.current ? 0 : -1;
    }
  }

  /// Chooses a node, with the nodes above it open.
  choose(id, hasFocus = true) {
    const node = this.nodes.get(id);
    if (!node) return;
    let hides = false;
    for (let above = node.parent; above; above = above.parent) hides = this.closed.delete(above.id) || hides;
    this.current = id;
    if (hides) this.draw();
    this.markCurrent();
    const row = this.rows.get(id);
    if (hasFocus) row.focus();
    row.scrollIntoView({ block: "nearest" });
    this.delegate.choose?.(node);
  }

  /// Shows which row the picture points at, without choosing it.
  hover(id) {
    for (const [other, row] of this.rows) row.classList.toggle("hovered", other === id);
    if (id) this.rows.get(id)?.scrollIntoView({ block: "nearest" });
  }

  press(event) {
    const ids = [...this.rows.keys()];
    const index = ids.indexOf(this.current);
    const node = this.nodes.get(this.current);
    if (!node) return;
    const isOpen = node.children.length > 0 && !this.closed.has(node.id);
    const actions = {
      ArrowDown: () => this.choose(ids[Math.min(ids.length - 1, index + 1)]),
      ArrowUp: () => this.choose(ids[Math.max(0, index - 1)]),
      ArrowRight: () => isOpen ? this.choose(node.children[0].id) : this.fold(node.id, false),
      ArrowLeft: () => isOpen ? this.fold(node.id, true) : node.parent && this.choose(node.parent.id),
      Home: () => this.choose(ids[0]), End: () => this.choose(ids[ids.length - 1]),
      Enter: () => this.choose(node.id), " ": () => node.children.length && this.fold(node.id, isOpen),
    };
    if (!actions[event.key] || event.ctrlKey || event.metaKey || event.altKey) return;
    actions[event.key]();
    event.preventDefault();
    event.stopPropagation();
  }
}
