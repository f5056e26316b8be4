// The goldens: which pictures differ from them, how, and accepting the new ones.

import { button, byId, counted, element, words } from "./text.js";
import { toast } from "./toast.js";
import { Comparison, comparisons } from "./compare.js";

const acceptableOutcomes = new Set(["different", "new", "missing"]);

/// A name in two lines: the folder, and what is in it.
function goldenName(name) {
  const parts = name.split("/");
  const last = parts.pop();
  return element("span", { class: "title" }, element("b", {}, words(last)), parts.length ? element("span", { class: "folder" }, words(parts.join("/"))) : null);
}

export class Goldens {
  constructor(channel, choices) {
    this.channel = channel;
    this.root = byId("goldens");
    this.comparison = new Comparison();
    this.mode = "sides";
    this.result = null;
    this.current = null;
    this.isAsking = false;
    this.epoch = "";
    this.report = element("a", { id: "golden-report", class: "quiet", target: "_blank", rel: "noopener", hidden: true }, "Report");
    this.verdict = element("p", { id: "goldens-text", role: "status" });
    this.verifyButton = button("Verify", () => this.verify(), { id: "verify" });
    this.acceptAll = button("Accept all", () => this.accept(this.acceptable.map((picture) => picture.name)), { id: "accept-all" });
    this.acceptOne = button("Accept", () => this.accept([this.current.name]), { id: "accept" });
    this.modes = element("div", { class: "segments", role: "group", "aria-label": "How to compare" }, comparisons.map(([id, name]) =>
      button(name, () => this.setMode(id), { data: { mode: id } })));
    this.list = element("div", { id: "golden-list", role: "group", "aria-label": "Pictures that differ" });
    this.sentence = element("p", { class: "sentence" });
    this.root.append(
      element("div", { class: "single-bar" }, button("‹ Grid", () => choices.set({ view: "grid" }), { class: "quiet" }), element("h2", {}, "Goldens"), this.verdict,
        element("span", { class: "space" }), this.modes, this.report, this.verifyButton, this.acceptAll),
      element("div", { class: "goldens-box" }, this.list, element("div", { class: "golden" }, element("div", { class: "panel-bar" }, this.sentence, this.acceptOne), this.comparison.root)));
    this.setMode("sides");
  }

  get acceptable() {
    return (this.result?.pictures || []).filter((picture) => acceptableOutcomes.has(picture.outcome));
  }

  /// Opens the view; the pictures are compared anew where a build has come between.
  show(isShown, state, isReady) {
    this.root.hidden = !isShown;
    if (!isShown) return this.comparison.stop();
    this.folder = state?.goldens?.folder || "";
    const epoch = String(state?.generation);
    if (isReady && epoch !== this.epoch && !this.isAsking) {
      this.epoch = epoch;
      this.verify();
    }
  }

  setMode(mode) {
    this.mode = mode;
    for (const each of this.modes.children) each.setAttribute("aria-pressed", String(each.dataset.mode === mode));
    this.comparison.show(this.current, mode);
  }

  async verify() {
    this.isAsking = true;
    this.verifyButton.disabled = true;
    this.verdict.textContent = "Comparing with " + this.folder + " …";
    try {
      this.result = await this.channel.ask("verify", {});
      this.verdict.textContent = this.result.text;
      Object.assign(this.report, { href: this.result.report, hidden: false });
    } catch (error) {
      this.verdict.textContent = "The pictures were not compared: " + error.message;
      this.epoch = error.isCancelled ? "" : this.epoch;
    }
    this.isAsking = false;
    this.verifyButton.disabled = false;
    this.draw();
  }

  async accept(names) {
    this.acceptAll.disabled = this.acceptOne.disabled = true;
    try {
      toast((await this.channel.ask("accept", { names })).text);
    } catch (error) {
      toast("Nothing was accepted: " + error.message);
    }
    await this.verify();
  }

  draw() {
    const all = this.result?.pictures || [];
    const differing = all.filter((picture) => picture.outcome !== "same");
    this.current = differing.find((picture) => picture.name === this.current?.name) || differing[0] || null;
    this.acceptAll.disabled = !this.acceptable.length;
    this.acceptAll.textContent = this.acceptable.length ? "Accept all " + this.acceptable.length : "Accept all";
    this.list.replaceChildren(...differing.map((picture) => button(
      [goldenName(picture.name), element("span", { class: "outcome " + picture.outcome }, picture.outcome)],
      () => this.open(picture), { class: "golden-row", data: { name: picture.name, outcome: picture.outcome } })));
    if (!differing.length) {
      this.list.append(element("p", { class: "nothing" }, all.length ? "All " + counted(all.length, "picture") + " are as their goldens." : "There are no pictures to compare."));
    }
    this.open(this.current);
  }

  open(picture) {
    this.current = picture;
    for (const row of this.list.querySelectorAll(".golden-row")) {
      if (row.dataset.name === picture?.name) row.setAttribute("aria-current", "true");
      else row.removeAttribute("aria-current");
    }
    this.sentence.textContent = picture?.text || "";
    this.acceptOne.disabled = !picture || !acceptableOutcomes.has(picture.outcome);
    this.acceptOne.hidden = !picture;
    for (const each of this.modes.children) each.disabled = each.dataset.mode !== "sides" && !(picture?.golden && picture?.actual);
    this.comparison.show(picture, this.mode);
  }

  move(by) {
    const rows = [...this.list.querySelectorAll(".golden-row")];
    const index = rows.findIndex((row) => row.getAttribute("aria-current"));
    const next = rows[Math.max(0, Math.min(rows.length - 1, index + by))];
    next?.click();
    next?.focus();
  }
}
