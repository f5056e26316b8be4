// The state of the server, what can be drawn in it, and what of that the filter leaves.

import { fits, groupsOf } from "./items.js";
import { baseOf } from "./options.js";

export class Catalog {
  constructor(choices, channel) {
    this.choices = choices;
    this.channel = channel;
    this.state = null;
    this.groups = [];
    this.shown = [];
  }

  /// Takes a new state; returns whether other pictures or pickers are to be shown.
  setState(next) {
    const parts = (state) => JSON.stringify([state.listing, state.variants, state.choices, state.configuration, state.options]);
    const isOther = !this.state || parts(this.state) !== parts(next);
    this.state = next;
    this.choices.base = baseOf(next);
    return isOther;
  }

  /// Makes the groups anew, because the state, the appearance or the filter has changed.
  regroup() {
    const { state, choices: { values }, channel } = this;
    this.groups = state ? groupsOf(state, this.choices.appearance, values.device) : [];
    if (!channel.isLive) {
      for (const group of this.groups) group.items = group.items.filter((item) => channel.has(item));
      this.groups = this.groups.filter((group) => group.items.length);
    }
    const isFiltered = Boolean(values.text.trim() || values.family || values.variant);
    this.shown = this.groups.map((group) => {
      const isAll = !isFiltered && (!values.kind || values.kind === group.id);
      return { ...group, items: group.items.filter((item) => fits(item, group, values)), absent: isAll ? group.absent : [] };
    }).filter((group) => group.items.length || group.absent.length);
    this.keepSelection();
  }

  /// Keeps the selection where light and dark are shown side by side, and where they no longer are.
  keepSelection() {
    const key = this.choices.get("picture");
    const { items } = this;
    if (items.some((item) => item.key === key)) return;
    const base = key.replace(/@(light|dark)$/, "");
    const found = items.find((item) => item.key === base || item.key === base + "@light");
    if (found) this.choices.values.picture = found.key;
  }

  /// The items that the filter leaves.
  get items() {
    return this.shown.flatMap((group) => group.items);
  }

  /// The selected item and its group; null where none is, or the filter hides it.
  get current() {
    for (const group of this.shown) {
      const item = group.items.find((each) => each.key === this.choices.get("picture"));
      if (item) return { item, group };
    }
    return null;
  }

  /// The item before or behind the selected one.
  neighbor(by) {
    const { items } = this;
    const index = items.findIndex((item) => item.key === this.choices.get("picture"));
    return items[Math.max(0, Math.min(items.length - 1, index + by))] || null;
  }

  /// What is shown: grid, single or goldens.
  get view() {
    const wanted = this.choices.get("view");
    if (wanted === "goldens" && this.state?.goldens && this.channel.isLive) return "goldens";
    return wanted === "single" && this.current ? "single" : "grid";
  }
}
