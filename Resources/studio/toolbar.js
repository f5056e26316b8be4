// The choices for all pictures: device, appearance, language, size of text, and so on.

import { button, byId, element, plain, spelled } from "./text.js";
import { menu, switchBox } from "./menu.js";

function fillSelect(select, first, values, current, name) {
  const all = current && !values.includes(current) ? [...values, current] : values;
  const text = JSON.stringify([first, all]);
  if (select.dataset.filled !== text) {
    select.dataset.filled = text;
    select.replaceChildren(element("option", { value: "" }, first),
      ...all.map((value) => element("option", { value }, plain(name ? name(value) : value))));
  }
  select.value = current;
  select.classList.toggle("chosen", Boolean(current));
}

export class Toolbar {
  constructor(choices, channel) {
    this.choices = choices;
    this.channel = channel;
    this.root = byId("toolbar");
    this.selects = {};
    this.schemes = element("div", { class: "segments", role: "group", "aria-label": "Appearance", id: "appearance" },
      ["light", "dark", "both"].map((scheme) =>
        button(spelled(scheme), () => choices.chooseAppearance(scheme), { data: { scheme }, title: spelled(scheme) + " (d)" })));
    this.tint = element("input", { type: "color", id: "tint", "aria-label": "Tint", value: "#ff9500" });
    this.tint.addEventListener("change", () => choices.set({ tint: this.tint.value.toUpperCase() }));
    this.noTint = button("×", () => choices.set({ tint: "" }), { class: "quiet", "aria-label": "No tint", title: "No tint" });
    this.tintBox = element("span", { class: "tint" }, this.tint, this.noTint);
    this.date = element("input", { type: "datetime-local", id: "date", "aria-label": "Date and time, UTC", step: 60 });
    this.date.addEventListener("change", () => choices.set({ date: this.date.value ? this.date.value.slice(0, 16) + ":00Z" : "", entry: null }));
    this.now = button("Now", () => choices.set({ date: "", entry: null }), { id: "date-now", title: "The moment of each drawing" });
    this.place = button("In place", () => choices.togglePlace(), {
      id: "in-place", "aria-pressed": "false", title: "On the Home Screen, the Lock Screen and so on (p)" });
    this.reset = button("Reset", () => choices.resetLook(), { id: "reset-look", class: "quiet", title: "All choices back to their defaults" });
    this.access = element("div", { class: "checks" });
    this.redactions = element("div", { class: "checks" });
    this.more = menu("more", "More", this.pick("place", "Place"), this.pick("wallpaper", "Wallpaper"), this.pick("zone", "Time zone"),
      element("p", { class: "menu-title" }, "Display"), this.dimmed = element("div", {}), element("p", { class: "menu-title" }, "Redacted as"), this.redactions);
    this.accessMenu = menu("accessibility", "Accessibility", element("p", { class: "menu-title" }, "Settings of the device"), this.access);
    this.root.append(this.schemes, this.pick("device", "Device"), this.pick("locale", "Language"), this.pick("type", "Text"), this.pick("mode", "Rendering"),
      this.tintBox, this.pick("os", "iOS"), this.accessMenu,
      element("span", { class: "segments date" }, this.now, this.date), this.more, this.place, this.reset);
  }

  pick(name, label) {
    const select = element("select", { id: "pick-" + name, "aria-label": label, data: { choice: name } });
    select.addEventListener("change", () => this.choices.set({ [name]: select.value }));
    this.selects[name] = select;
    return element("label", { class: "pick" }, element("span", {}, label), select);
  }

  /// The values of a picker that can be had: in an export, those of its pictures.
  offered(name, values) {
    if (this.channel.isLive) return values;
    const had = this.channel.values(name);
    return values.filter((value) => had.has(value));
  }

  show(state) {
    const { values } = this.choices;
    const { choices = {}, listing } = state || {};
    // Where darkroom.yml or the command gives a value, that is the first one, and the usual one can be chosen too.
    const fill = (name, option, first, list, { spell, usual } = {}) => {
      const base = this.choices.base.get(option) || usual;
      const offered = this.offered(option, (list || []).filter((value) => value !== base));
      fillSelect(this.selects[name], base === usual ? first : spell ? spell(base) : base, offered, values[name], spell);
      this.limit(this.selects[name], offered.length > 0);
    };
    const devices = (choices.devices || []).map((device) => device.name);
    const device = listing?.device;
    fill("device", "--device", device || "Default", devices, { usual: device });
    fill("locale", "--locale", "Default", choices.locales);
    fill("type", "--type-size", "Large", choices.typeSizes, { spell: spelled, usual: "large" });
    fill("mode", "--rendering-mode", "By family", choices.renderingModes, { spell: spelled });
    fill("os", "--os", "Default", choices.systems);
    fill("place", "--presentation", "None", choices.presentations, { spell: spelled, usual: "none" });
    fill("wallpaper", "--wallpaper", "By appearance", choices.wallpapers, { spell: spelled });
    fill("zone", "--time-zone", "UTC", choices.timeZones, { usual: "UTC" });
    const hasOther = this.channel.isLive || this.channel.values("--scheme").size > 0;
    for (const each of this.schemes.children) {
      each.setAttribute("aria-pressed", String(this.choices.appearance === each.dataset.scheme));
      if (each.dataset.scheme !== this.choices.baseAppearance) this.limit(each, hasOther);
    }
    this.tintBox.hidden = values.mode !== "accented" && !values.tint;
    this.tint.value = (values.tint || "#ff9500").toLowerCase();
    this.tintBox.classList.toggle("unset", !values.tint);
    this.noTint.hidden = !values.tint;
    this.limit(this.tint, this.channel.isLive);
    this.date.value = values.date.slice(0, 16);
    this.now.setAttribute("aria-pressed", String(!values.date));
    this.limit(this.date, this.channel.isLive);
    this.place.setAttribute("aria-pressed", String(this.choices.isPlaced));
    this.limit(this.place, this.offered("--presentation", ["auto"]).length > 0);
    this.checks(this.access, "accessibility", "--accessibility", choices.accessibility || []);
    this.checks(this.redactions, "redact", "--redact", choices.redactions || []);
    this.dimmed.replaceChildren(switchBox("Dimmed, as always on", values.dimmed, (dimmed) => this.choices.set({ dimmed }), { id: "dimmed", disabled: !this.channel.isLive }));
    this.count(this.accessMenu, "Accessibility", values.accessibility.length);
    this.count(this.more, "More", ["wallpaper", "zone", "dimmed", "redact"].filter((name) => this.choices.differs(name)).length);
    this.reset.hidden = !this.choices.looksDifferent;
  }

  count(made, label, count) {
    made.firstChild.textContent = count ? label + " · " + count : label;
    made.classList.toggle("chosen", count > 0);
  }

  checks(root, name, option, names) {
    const current = this.choices.get(name);
    const text = JSON.stringify([names, current]);
    if (root.dataset.filled === text) return;
    const focused = root.contains(document.activeElement) ? document.activeElement.value : null;
    root.dataset.filled = text;
    const offered = this.offered(option, names);
    root.replaceChildren(...names.map((value) => switchBox(spelled(value), current.includes(value), (isOn) => {
      const others = this.choices.get(name).filter((each) => each !== value);
      this.choices.set({ [name]: isOn ? [...others, value] : others });
    }, { value, disabled: !offered.includes(value) })));
    if (focused) root.querySelector('[value="' + CSS.escape(focused) + '"]')?.focus();
  }

  /// Disables a control that an export cannot serve, with the reason.
  limit(control, canBeUsed) {
    control.disabled = !canBeUsed && !this.channel.isLive;
    if (!this.channel.isLive && !canBeUsed) control.title = "This export has no other pictures.";
  }
}
