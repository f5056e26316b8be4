// Which pictures are asked for, and when: those in sight alone, few at a time, and none that nobody waits for.

import { Signal, oncePerTurn } from "./signal.js";
import { requestKey, requestOf } from "./options.js";

const mostInFlight = 4;
const mostKept = 600;

function filesOf(result) {
  return result.pictures.map((picture) => picture.file).join("\n");
}

export class Drawing {
  constructor(channel, choices) {
    this.channel = channel;
    this.choices = choices;
    this.items = new Map();
    this.records = new Map();
    /// The items in sight: on the canvas, and alone.
    this.visible = { canvas: new Set(), single: new Set() };
    this.flights = new Map();
    /// The last result of each request, and the one of the build before if that differs.
    this.history = new Map();
    this.generation = 0;
    this.touches = 0;
    this.isReady = false;
    /// The item whose views are asked for too.
    this.inspected = null;
    /// The item whose findings are asked for too, before those of the others; null while nobody looks at findings.
    this.checked = null;
    /// The keys of the items that the filter leaves, in their order, which are judged when nothing else is to be done.
    this.page = [];
    /// Sent with the key of an item whose record has changed.
    this.changed = new Signal();
    this.pumpSoon = oncePerTurn(() => this.pump());
  }

  /// Everything drawn before is out of date, because the program has another state.
  outdate() {
    this.touches += 1;
    this.review();
  }

  setItems(items) {
    this.items = new Map(items.map((item) => [item.key, item]));
    this.review();
  }

  setVisible(key, isVisible, place = "canvas") {
    const keys = this.visible[place];
    if (isVisible === keys.has(key)) return;
    if (isVisible) keys.add(key);
    else keys.delete(key);
    this.pumpSoon();
  }

  isVisible(key) {
    return this.visible.canvas.has(key) || this.visible.single.has(key);
  }

  /// What is known of an item: `state` is waiting, drawing, drawn or failed.
  record(key) {
    let record = this.records.get(key);
    if (!record) {
      record = { state: "waiting", stamp: "", result: null, error: null, before: null, findings: null };
      this.records.set(key, record);
    }
    return record;
  }

  request(item) {
    const isChosen = this.choices.get("view") === "single" && this.choices.get("picture") === item.key;
    return requestOf(item, this.choices, isChosen ? this.choices.get("entry") : null);
  }

  get epoch() {
    return this.generation + "/" + this.touches;
  }

  /// Looks through all items for those that the choices or a build have made old.
  review() {
    for (const item of this.items.values()) this.refresh(item);
    this.pumpSoon();
  }

  /// Takes a known result for what an item should show now, or marks it as old.
  refresh(item) {
    const record = this.record(item.key);
    const key = requestKey(this.request(item));
    const stamp = this.epoch + "|" + key;
    if (record.stamp === stamp) return;
    const known = this.history.get(key);
    if (known && known.epoch === this.epoch) return this.accept(item.key, stamp, known);
    if (record.state === "drawn" || record.state === "failed") {
      record.state = "drawing";
      this.changed.send(item.key);
    }
  }

  needs(item) {
    const record = this.record(item.key);
    if (record.stamp !== this.epoch + "|" + requestKey(this.request(item))) return true;
    if (record.state !== "drawn") return false;
    return item.key === this.inspected && !record.result.isInspected || item.key === this.checked && !record.result.isChecked;
  }

  pump() {
    const stale = [];
    for (const flight of this.flights.values()) {
      const isOld = !(flight.isIdle ? this.checked !== null : this.isVisible(flight.item.key)) || flight.stamp !== this.epoch + "|" + requestKey(this.request(flight.item));
      if (isOld && !flight.isCancelled) {
        flight.isCancelled = true;
        stale.push(flight.id);
      }
    }
    this.channel.cancel(stale);
    if (!this.isReady || !this.channel.isOpen) return;
    const flying = new Set([...this.flights.values()].filter((flight) => !flight.isCancelled).map((flight) => flight.item.key));
    const wanted = [...this.items.values()].filter((item) => this.isVisible(item.key) && !flying.has(item.key) && this.needs(item));
    const isFirst = (item) => item.key === this.inspected || item.key === this.checked;
    wanted.sort((a, b) => isFirst(b) - isFirst(a));
    for (const item of wanted) {
      if (this.flights.size >= mostInFlight) return;
      this.draw(item);
    }
    if (wanted.length || this.flights.size) return;
    const next = this.unjudged();
    if (next) this.draw(next, true);
  }

  /// The next item to judge while there is nothing to draw: one in sight first.
  unjudged() {
    if (this.checked === null) return null;
    const isOpen = (item) => {
      if (!item) return false;
      const record = this.record(item.key);
      const isKnown = record.stamp === this.epoch + "|" + requestKey(this.request(item));
      return !isKnown || record.state === "drawn" && !record.result.isChecked;
    };
    const open = this.page.map((key) => this.items.get(key)).filter(isOpen);
    return open.find((item) => this.isVisible(item.key)) || open[0] || null;
  }

  /// How many items of the page are judged.
  get judgedCount() {
    return this.page.filter((key) => {
      const record = this.records.get(key);
      return record && (record.state === "failed" || record.result?.isChecked);
    }).length;
  }

  /// - isIdle: whether the item is drawn only to be judged.
  async draw(item, isIdle = false) {
    const picture = this.request(item);
    const key = requestKey(picture);
    const stamp = this.epoch + "|" + key;
    const inspect = item.key === this.inspected;
    const check = isIdle || item.key === this.checked;
    const record = this.record(item.key);
    const promise = this.channel.ask("draw", { picture, ...(inspect && { inspect }), ...(check && { check }) });
    const flight = { id: promise.id, item, stamp, isIdle, isCancelled: false };
    this.flights.set(flight, flight);
    if (record.state !== "drawn") {
      record.state = "drawing";
      this.changed.send(item.key);
    }
    const epoch = this.epoch;
    try {
      const result = await promise;
      result.isInspected = inspect;
      result.isChecked = check;
      this.keep(key, epoch, result);
      if (stamp === this.epoch + "|" + requestKey(this.request(item))) this.accept(item.key, stamp, this.history.get(key));
    } catch (error) {
      if (!error.isCancelled && !flight.isCancelled) {
        Object.assign(record, { state: "failed", stamp, error: error.message, findings: null });
        this.changed.send(item.key);
      }
    } finally {
      this.flights.delete(flight);
      this.pumpSoon();
    }
  }

  keep(key, epoch, result) {
    const last = this.history.get(key);
    const generation = epoch.split("/")[0];
    let before = null;
    if (last && last.generation !== generation) before = filesOf(last.result) === filesOf(result) ? null : last.result;
    else if (last) before = last.before;
    this.history.delete(key);
    this.history.set(key, { epoch, generation, result, before });
    if (this.history.size > mostKept) this.history.delete(this.history.keys().next().value);
  }

  accept(key, stamp, known) {
    const record = this.record(key);
    Object.assign(record, { state: "drawn", stamp, error: null, result: known.result, before: known.before });
    // The last findings stay until the next ones are there.
    if (known.result.isChecked) record.findings = known.result.pictures.map((picture) => picture.findings || []);
    this.changed.send(key);
  }
}
