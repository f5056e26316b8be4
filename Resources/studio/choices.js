// What the user has chosen: the look of all pictures, the parameters of each kind, and what the page shows of them.

import { Signal } from "./signal.js";

/// The choices that change pictures, with the values that need not be sent.
const defaultLook = {
  device: "", scheme: "", locale: "", type: "", mode: "", tint: "", os: "", date: "", zone: "", place: "", wallpaper: "",
  dimmed: false, accessibility: [], redact: [], sets: {}, recommendations: {}, defaults: [], fixtures: [], data: [],
};

/// The choices that change what is on the page.
const defaultView = {
  view: "grid", kind: "", family: "", variant: "", text: "", picture: "", part: 0, entry: null, zoom: "fit", size: 0,
  tab: "layout", touch: false,
};

export class Choices {
  constructor() {
    this.values = { ...structuredClone(defaultLook), ...structuredClone(defaultView) };
    /// The values that darkroom.yml and the command give, by option. They hold where nothing is chosen.
    this.base = new Map();
    /// Sent with the names of what changed.
    this.changed = new Signal();
  }

  get(name) {
    return this.values[name];
  }

  set(changes) {
    const names = Object.keys(changes).filter((name) =>
      JSON.stringify(this.values[name]) !== JSON.stringify(changes[name]));
    if (!names.length) return;
    Object.assign(this.values, structuredClone(changes));
    this.changed.send(names);
  }

  /// Whether a choice differs from what a fresh page has.
  differs(name) {
    const fresh = name in defaultLook ? defaultLook[name] : defaultView[name];
    return JSON.stringify(this.values[name]) !== JSON.stringify(fresh);
  }

  /// Takes back every choice that changes pictures.
  resetLook() {
    this.set(structuredClone(defaultLook));
  }

  get looksDifferent() {
    return Object.keys(defaultLook).some((name) => this.differs(name));
  }

  /// The appearances that are shown: light, dark or both.
  get appearance() {
    return this.values.scheme || this.baseAppearance;
  }

  get baseAppearance() {
    return this.base.get("--scheme") || "light";
  }

  chooseAppearance(name) {
    this.set({ scheme: name === this.baseAppearance ? "" : name });
  }

  /// Whether pictures are shown in their places: on the Home Screen, the Lock Screen and so on.
  get isPlaced() {
    return !["", "none"].includes(this.values.place || this.base.get("--presentation") || "");
  }

  togglePlace() {
    const base = this.base.get("--presentation") || "none";
    if (this.isPlaced) this.set({ place: base === "none" ? "" : "none" });
    else this.set({ place: base === "none" ? "auto" : "" });
  }

  isLook(name) {
    return name in defaultLook;
  }

  setParameter(kind, name, value) {
    const sets = structuredClone(this.values.sets);
    sets[kind] = { ...sets[kind] };
    if (value === null) delete sets[kind][name];
    else sets[kind][name] = value;
    if (!Object.keys(sets[kind]).length) delete sets[kind];
    this.set({ sets });
  }

  setRecommendation(kind, name) {
    const recommendations = { ...this.values.recommendations };
    if (name) recommendations[kind] = name;
    else delete recommendations[kind];
    this.set({ recommendations });
  }

  /// The part of the address behind "#".
  get address() {
    const items = new URLSearchParams();
    for (const name of [...Object.keys(defaultLook), ...Object.keys(defaultView)]) {
      if (!this.differs(name)) continue;
      const value = this.values[name];
      if (name === "sets") {
        for (const [kind, pairs] of Object.entries(value)) {
          for (const [key, text] of Object.entries(pairs)) items.append("set", encodeURIComponent(kind) + ":" + key + "=" + text);
        }
      } else if (name === "recommendations") {
        for (const [kind, text] of Object.entries(value)) items.append("recommendation", encodeURIComponent(kind) + ":" + text);
      } else if (Array.isArray(value)) {
        for (const text of value) items.append(name, text);
      } else {
        items.set(name, value === true ? "yes" : String(value));
      }
    }
    return items.toString();
  }

  readAddress(text) {
    const items = new URLSearchParams(text);
    const values = { ...structuredClone(defaultLook), ...structuredClone(defaultView) };
    for (const name of Object.keys(values)) {
      const fresh = values[name];
      if (name === "entry") values.entry = items.has("entry") ? Number(items.get("entry")) : null;
      else if (Array.isArray(fresh)) values[name] = items.getAll(name);
      else if (!items.has(name)) continue;
      else if (typeof fresh === "boolean") values[name] = items.get(name) === "yes";
      else if (typeof fresh === "number") values[name] = Number(items.get(name)) || 0;
      else values[name] = items.get(name);
    }
    if (values.zoom !== "fit") values.zoom = Number(values.zoom) > 0 ? Number(values.zoom) : "fit";
    values.sets = {};
    values.recommendations = {};
    for (const item of items.getAll("set")) {
      const [, kind, key, text] = /^([^:]*):([^=]*)=([^]*)$/.exec(item) || [];
      if (kind !== undefined) (values.sets[decodeURIComponent(kind)] ||= {})[key] = text;
    }
    for (const item of items.getAll("recommendation")) {
      const [, kind, text] = /^([^:]*):([^]*)$/.exec(item) || [];
      if (kind !== undefined) values.recommendations[decodeURIComponent(kind)] = text;
    }
    this.set(values);
  }
}
