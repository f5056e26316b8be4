// The kinds, families and variants, which narrow the canvas, and the filter.

import { button, byId, counted, element, words } from "./text.js";
import { remember, remembered } from "./storage.js";

export class Sidebar {
  constructor(choices) {
    this.choices = choices;
    this.root = byId("kinds");
    this.field = byId("text");
    this.setOpen(remembered("sidebar", innerWidth > 860));
    byId("sidebar-button").addEventListener("click", () => {
      const isOpen = byId("sidebar-button").getAttribute("aria-expanded") !== "true";
      this.setOpen(isOpen);
      remember("sidebar", isOpen);
    });
    this.field.addEventListener("input", () => choices.set({ text: this.field.value }));
    this.field.addEventListener("keydown", (event) => {
      if (event.key === "Escape" && this.field.value) {
        this.field.value = "";
        choices.set({ text: "" });
        event.stopPropagation();
      } else if (event.key === "Escape" || event.key === "Enter") {
        this.field.blur();
        document.querySelector('#groups .tile[tabindex="0"]')?.focus();
        event.stopPropagation();
      }
    });
  }

  setOpen(isOpen) {
    document.querySelector("main").classList.toggle("no-sidebar", !isOpen);
    byId("sidebar-button").setAttribute("aria-expanded", String(isOpen));
  }

  /// Begins to filter.
  focus() {
    this.setOpen(true);
    this.field.focus();
    this.field.select();
  }

  /// - groups: all groups; `shown` is the number of items that fit.
  show(groups, shown, state) {
    const { values } = this.choices;
    if (this.field.value !== values.text) this.field.value = values.text;
    const all = groups.reduce((sum, group) => sum + group.items.length, 0);
    byId("shown").textContent = !state?.listing ? "" : shown === all ? counted(all, "picture") : counted(shown) + " of " + counted(all, "picture");
    const focused = this.root.contains(document.activeElement) ? document.activeElement.dataset.choice : null;
    const rows = [this.row("All", all, { kind: "", family: "", variant: "" }, !values.kind && !values.family && !values.variant, "")];
    const sorts = [["widget", "Widgets"], ["activity", "Live Activities"], ["control", "Controls"], ["preview", "Previews"]];
    for (const [sort, title] of sorts) {
      const some = groups.filter((group) => group.sort === sort);
      if (!some.length) continue;
      rows.push(element("h2", {}, title));
      for (const group of some) {
        rows.push(this.row(group.title, group.items.length, { kind: group.id, family: "" }, values.kind === group.id && !values.family, "kind"));
        if (sort === "preview" && values.kind !== group.id) continue;
        for (const form of new Set(group.items.map((item) => item.title))) {
          const count = group.items.filter((item) => item.title === form).length;
          rows.push(this.row(form, count > 1 ? count : "", { kind: group.id, family: form }, values.kind === group.id && values.family === form, "family"));
        }
      }
    }
    if (state?.variants?.length) {
      rows.push(element("h2", {}, "Variants"));
      for (const { name } of state.variants.filter((variant) => variant.name)) {
        rows.push(this.row(name, "", { variant: values.variant === name ? "" : name }, values.variant === name, "variant"));
      }
    }
    this.root.replaceChildren(...(state?.listing ? rows : []));
    if (focused) [...this.root.children].find((row) => row.dataset.choice === focused)?.focus();
  }

  row(title, count, changes, isCurrent, level) {
    return button([element("span", { class: "title" }, words(title)), element("span", { class: "count" }, String(count))],
      () => this.choices.set(changes), {
        class: "kind-row " + level, "aria-pressed": String(isCurrent), data: { choice: JSON.stringify(changes), level: level || "all" },
      });
  }
}
