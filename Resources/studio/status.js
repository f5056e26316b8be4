// What the server and the program are doing, in a line, in a bar and for readers.

import { byId, plain, short } from "./text.js";

const phaseTexts = {
  connecting: "Connecting …", building: "Building …", starting: "Starting the program …", failed: "The build failed",
  stopped: "The program has stopped", offline: "Offline, trying again …", exported: "Exported pictures",
};

export class Status {
  constructor() {
    this.phase = "connecting";
    this.state = null;
    this.since = performance.now();
    this.timer = 0;
    this.announced = "";
  }

  /// - phase: one of the state's phases, or connecting, offline or exported.
  show(phase, state) {
    const isSame = phase === this.phase;
    this.phase = phase;
    this.state = state;
    if (!isSame) this.since = performance.now();
    document.body.dataset.phase = phase;
    byId("offline").hidden = phase !== "offline";
    const isBusy = phase === "building" || phase === "starting";
    byId("progress").hidden = !isBusy && phase !== "connecting";
    clearInterval(this.timer);
    if (isBusy) this.timer = setInterval(() => this.tick(), 100);
    this.tick();
    this.announce(this.text(false));
  }

  text(hasSeconds) {
    const { phase, state } = this;
    if (phase === "ready") {
      const seconds = state.buildSeconds;
      return seconds === undefined || seconds === null ? "Ready" : "Ready · built in " + short(seconds) + " s";
    }
    const text = phase === "building" && state?.step || phaseTexts[phase] || phase;
    return hasSeconds ? text + " · " + this.seconds + " s" : text;
  }

  get seconds() {
    return ((performance.now() - this.since) / 1000).toFixed(1);
  }

  tick() {
    const isBusy = this.phase === "building" || this.phase === "starting";
    byId("status-text").textContent = plain(this.text(isBusy));
    const clock = byId("blank-seconds");
    if (clock) clock.textContent = this.seconds + " s";
  }

  /// Says it to readers, once.
  announce(text) {
    if (text === this.announced) return;
    this.announced = text;
    byId("live").textContent = plain(text);
  }
}
