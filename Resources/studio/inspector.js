// The panel at the right: what there is to know of the selected picture.

import { button, byId, element, words } from "./text.js";
import { remember, remembered } from "./storage.js";
import { LayoutPanel } from "./layout.js";
import { FindingMarks, findingsPanel, gatheredFindings } from "./findings.js";
import { commandPanel, entryPanel, spokenPanel, warningsPanel } from "./facts.js";
import { parametersPanel } from "./parameters.js";

const tabs = [["layout", "Layout"], ["parameters", "Parameters"], ["entry", "Entry"], ["spoken", "VoiceOver"], ["findings", "Findings"], ["warnings", "Warnings"], ["command", "Command"]];

export class Inspector {
  /// - context: gives `{state, item, group, record, picture, request}` of the selected picture, or null.
  /// - page: gives the `groups` of the page, and `choose`, which selects a picture.
  constructor(choices, drawing, overlay, isLive, context, page) {
    Object.assign(this, { choices, drawing, overlay, isLive, context, page });
    this.marks = new FindingMarks();
    this.root = byId("inspector");
    this.layout = new LayoutPanel(overlay);
    this.shown = "";
    this.isOpen = remembered("inspector", innerWidth > 1100);
    this.title = element("p", { id: "inspected" });
    this.tabs = element("div", { role: "tablist", "aria-label": "About the picture" }, tabs.map(([id, name]) =>
      button(name, () => choices.set({ tab: id }), { role: "tab", id: "tab-" + id, "aria-controls": "panel", data: { tab: id } })));
    this.panel = element("div", { role: "tabpanel", id: "panel", tabIndex: -1 });
    this.root.append(element("div", { class: "inspector-title" }, this.title,
      button("×", () => this.toggle(), { class: "quiet", "aria-label": "Close the inspector" })), this.tabs, this.panel);
    this.tabs.addEventListener("keydown", (event) => this.press(event));
    byId("inspector-button").addEventListener("click", () => this.toggle());
    this.setOpen(this.isOpen);
  }

  toggle() {
    this.setOpen(!this.isOpen);
    remember("inspector", this.isOpen);
    this.show();
  }

  setOpen(isOpen) {
    this.isOpen = isOpen;
    this.root.hidden = !isOpen;
    byId("inspector-button").setAttribute("aria-pressed", String(isOpen));
    if (!isOpen) {
      this.overlay.clear();
      this.marks.clear();
    }
    this.shown = "";
  }

  press(event) {
    const names = tabs.map(([id]) => id);
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!by) return;
    const next = names[(names.indexOf(this.choices.get("tab")) + by + names.length) % names.length];
    this.choices.set({ tab: next });
    byId("tab-" + next).focus();
    event.preventDefault();
    event.stopPropagation();
  }

  get tab() {
    return tabs.some(([id]) => id === this.choices.get("tab")) ? this.choices.get("tab") : "layout";
  }

  /// Whether the findings of the page are shown.
  get showsFindings() {
    return this.isOpen && this.tab === "findings";
  }

  /// Shows the selected picture; what is there already stays as it is.
  show() {
    const context = this.isOpen ? this.context() : null;
    const inspected = context && this.tab === "layout" ? context.item.key : null;
    const checked = context && this.showsFindings ? context.item.key : null;
    if (this.drawing.inspected !== inspected || this.drawing.checked !== checked) {
      Object.assign(this.drawing, { inspected, checked });
      this.drawing.pumpSoon();
    }
    if (!this.isOpen) return;
    for (const each of this.tabs.children) {
      const isCurrent = each.dataset.tab === this.tab;
      each.setAttribute("aria-selected", String(isCurrent));
      each.tabIndex = isCurrent ? 0 : -1;
    }
    this.panel.setAttribute("aria-labelledby", "tab-" + this.tab);
    const count = context?.record.result?.warnings?.length || 0;
    byId("tab-warnings").textContent = count ? "Warnings " + count : "Warnings";
    const all = gatheredFindings(this.page.groups(), this.drawing);
    byId("tab-findings").textContent = all.length ? "Findings " + all.length : "Findings";
    if (!context) {
      this.shown = "";
      this.title.textContent = "Nothing is selected";
      this.overlay.clear();
      this.marks.clear();
      return this.panel.replaceChildren(element("p", { class: "nothing" }, "Select a picture to see its layout, its entry and its command."));
    }
    // The list of findings changes with every picture.
    const found = this.tab === "findings" ? JSON.stringify([all, this.drawing.judgedCount, this.drawing.page.length]) : "";
    const stamp = [this.tab, context.item.key, context.record.stamp, context.record.error, Boolean(context.picture?.view), found, this.choices.get("part"),
      context.picture?.file, this.tab === "parameters" || this.tab === "command" ? this.choices.address : ""].join("\n");
    if (stamp === this.shown) return;
    this.shown = stamp;
    this.title.replaceChildren(words(context.group.title), " ", element("b", {}, words(context.item.title)));
    const focused = this.panel.contains(document.activeElement) ? document.activeElement.id : "";
    this.fill(context, all);
    if (focused && byId(focused)) byId(focused).focus();
  }

  fill({ state, item, record, picture, request }, all) {
    this.overlay.clear();
    this.marks.show(this.tab === "findings" ? all : []);
    const { panel } = this;
    panel.dataset.tab = this.tab;
    if (this.tab === "layout") {
      // The last tree stays until the next one is there.
      if (picture && !picture.view && panel.contains(this.layout.root) && this.lastKey === item.key) return;
      this.lastKey = item.key;
      panel.replaceChildren(this.layout.root);
      this.layout.show(picture);
    } else if (this.tab === "parameters") panel.replaceChildren(...parametersPanel(state, item, this.choices, this.isLive));
    else if (this.tab === "entry") panel.replaceChildren(...entryPanel(picture));
    else if (this.tab === "spoken") panel.replaceChildren(...spokenPanel(picture, this.overlay));
    else if (this.tab === "findings") {
      const { drawing, marks, page: { choose } } = this;
      panel.replaceChildren(...findingsPanel(all, { judged: drawing.judgedCount, total: drawing.page.length, chosen: item.key, marks, choose }));
    } else if (this.tab === "warnings") panel.replaceChildren(...warningsPanel(record.result, record.error));
    else panel.replaceChildren(...commandPanel(state, request, picture, record.result));
  }
}
