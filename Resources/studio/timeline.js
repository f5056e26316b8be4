// The timeline of a widget below its picture: entries as ticks, reloads as marks, and a head that moves along.

import { button, byId, counted, element, plain } from "./text.js";
import { requestKey, requestOf } from "./options.js";

const stepMilliseconds = 650;

function clock(date) {
  return date.replace("T", " ").replace(/(:\d\d)(\.\d+)?Z$/, "$1").slice(5, 16);
}

export class Timeline {
  constructor(drawing, choices, channel) {
    Object.assign(this, { drawing, choices, channel });
    this.root = byId("timeline");
    this.root.hidden = true;
    this.asked = "";
    this.timeline = null;
    this.timer = 0;
    this.play = button("▶", () => this.toggle(), { id: "play", "aria-label": "Play", title: "Play or pause (Space)" });
    this.ticks = element("div", { class: "ticks", "aria-hidden": "true" });
    this.head = element("div", { class: "head", "aria-hidden": "true" });
    this.track = element("div", { id: "scrubber", class: "track", role: "slider", tabIndex: 0, "aria-label": "Entry of the timeline", "aria-valuemin": 1 }, this.ticks, this.head);
    this.text = element("span", { class: "entry-text" });
    this.now = button("Current", () => choices.set({ entry: null }), { id: "current-entry", class: "quiet", title: "The entry that is current at the date" });
    this.about = element("p", { id: "timeline-about" });
    this.root.append(element("div", { class: "timeline-bar" }, this.play, this.track, this.text, this.now), this.about);
    this.track.addEventListener("keydown", (event) => {
      const by = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 }[event.key];
      if (by) this.step(by);
      else if (event.key === "Home") this.go(0);
      else if (event.key === "End") this.go(this.count - 1);
      else return;
      event.preventDefault();
      event.stopPropagation();
    });
    let isDragging = false;
    this.track.addEventListener("pointerdown", (event) => {
      isDragging = true;
      this.track.setPointerCapture(event.pointerId);
      this.stop();
      this.goTo(event);
    });
    this.track.addEventListener("pointermove", (event) => { if (isDragging) this.goTo(event); });
    for (const end of ["pointerup", "pointercancel"]) this.track.addEventListener(end, () => { isDragging = false; });
  }

  get count() {
    return this.timeline?.entries.length || 0;
  }

  /// Asks for the timeline of an item, if it is another one than is shown; null hides it.
  async show(item) {
    const isFitting = item && item.preview === undefined && this.channel.isLive;
    if (!isFitting) {
      this.stop();
      this.root.hidden = true;
      this.asked = "";
      return;
    }
    const request = requestOf(item, this.choices, null);
    const stamp = this.drawing.epoch + requestKey(request);
    if (stamp === this.asked) return this.update();
    if (!this.drawing.isReady) return;
    const isSameItem = this.key === item.key;
    this.key = item.key;
    this.asked = stamp;
    if (!isSameItem) {
      this.stop();
      this.root.hidden = true;
      this.timeline = null;
    }
    try {
      const timeline = await this.channel.ask("timeline", { picture: request });
      if (this.asked !== stamp) return;
      this.timeline = timeline;
      this.draw();
    } catch (error) {
      if (this.asked !== stamp) return;
      if (error.isCancelled) this.asked = "";
      this.timeline = null;
      this.root.hidden = error.isCancelled;
      this.root.dataset.entries = "0";
      this.ticks.replaceChildren();
      this.about.textContent = plain("There is no timeline: " + error.message);
      this.root.classList.add("single-entry");
    }
  }

  draw() {
    const { entries, policy, budget } = this.timeline;
    const reloads = this.timeline.reloads || [];
    this.root.hidden = entries.length === 0;
    this.root.dataset.entries = String(entries.length);
    this.root.classList.toggle("single-entry", entries.length < 2);
    const dates = [...entries, ...reloads].map((each) => Date.parse(each.date));
    const [first, last] = [Math.min(...dates), Math.max(...dates)];
    this.place = (date) => last > first ? (Date.parse(date) - first) / (last - first) * 100 : 50;
    const relevance = Math.max(0, ...entries.map((entry) => entry.relevance || 0));
    this.ticks.replaceChildren(...entries.map((entry) => {
      const tick = element("i", { class: "tick", title: clock(entry.date) });
      tick.style.left = this.place(entry.date) + "%";
      if (relevance && entry.relevance) tick.style.height = 10 + 10 * entry.relevance / relevance + "px";
      return tick;
    }), ...reloads.map((reload) => {
      const mark = element("i", { class: "reload", title: "Reload at " + clock(reload.date) + ": " + plain(reload.reason) });
      mark.style.left = this.place(reload.date) + "%";
      return mark;
    }));
    const about = [entries.length === 1 ? "One entry" : counted(entries.length) + " entries"];
    if (reloads.length) about.push(counted(reloads.length, "reload"));
    if (policy) about.push("policy: " + policy);
    if (budget) about.push("budget: " + budget.used + " of " + budget.limit + " reloads a day");
    this.about.textContent = plain(about.join(" · "));
    this.track.setAttribute("aria-valuemax", String(entries.length));
    this.update();
  }

  /// The index of the entry that is seen: the chosen one, or the last that is not after the picture's moment.
  get current() {
    const chosen = this.choices.get("entry");
    if (chosen !== null) return Math.min(chosen, this.count - 1);
    const result = this.key && this.drawing.record(this.key).result;
    const moment = Date.parse(this.choices.get("date") || result?.pictures[0]?.date || "") || Date.now();
    const index = this.timeline.entries.findLastIndex((entry) => Date.parse(entry.date) <= moment);
    return Math.max(0, index);
  }

  update() {
    if (!this.count) return;
    const entry = this.timeline.entries[this.current];
    this.head.style.left = this.place(entry.date) + "%";
    const text = clock(entry.date) + " · " + (this.current + 1) + " of " + this.count;
    this.text.textContent = text;
    this.track.setAttribute("aria-valuenow", String(this.current + 1));
    this.track.setAttribute("aria-valuetext", plain(text));
    this.now.disabled = this.choices.get("entry") === null;
  }

  go(index) {
    if (!this.count) return;
    this.choices.set({ entry: Math.max(0, Math.min(this.count - 1, index)) });
  }

  goTo(event) {
    if (!this.count) return;
    const frame = this.ticks.getBoundingClientRect();
    const at = (event.clientX - frame.left) / frame.width * 100;
    const away = (entry) => Math.abs(this.place(entry.date) - at);
    const nearest = this.timeline.entries.reduce((best, entry) => away(entry) < away(best) ? entry : best);
    this.go(this.timeline.entries.indexOf(nearest));
  }

  step(by) {
    this.stop();
    this.go(this.current + by);
  }

  toggle() {
    if (this.timer) return this.stop();
    if (this.count < 2) return;
    if (this.current === this.count - 1) this.go(0);
    this.timer = setInterval(() => {
      // A picture that is still being drawn is waited for.
      if (this.drawing.record(this.key).state === "drawing") return;
      if (this.current === this.count - 1) return this.stop();
      this.go(this.current + 1);
    }, stepMilliseconds);
    this.markPlaying();
  }

  stop() {
    clearInterval(this.timer);
    this.timer = 0;
    this.markPlaying();
  }

  markPlaying() {
    this.play.textContent = this.timer ? "❚❚" : "▶";
    this.play.setAttribute("aria-label", this.timer ? "Pause" : "Play");
  }
}
