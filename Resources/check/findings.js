// The list of findings: which are shown, and which is chosen.

const severities = ["error", "warning", "note"];

/// The findings that a page shows, by search, severity, rule and kind.
class FindingFilter {
  constructor(findings, changed) {
    this.findings = findings;
    this.hidden = new Set();
    this.changed = changed;
    this.fill(byId("rule"), "All rules", findings.map((finding) => finding.rule));
    this.fill(byId("kind"), "All kinds", findings.map((finding) => finding.kind).filter(Boolean));
    for (const severity of severities) this.addChip(severity);
    byId("text").addEventListener("input", changed);
  }

  fill(select, all, names) {
    select.append(element("option", { value: "" }, all));
    for (const name of [...new Set(names)].sort()) select.append(element("option", { value: name }, plain(name)));
    select.addEventListener("change", this.changed);
  }

  addChip(severity) {
    const count = this.findings.filter((finding) => finding.severity === severity).length;
    if (!count) return;
    const chip = element("button", { type: "button", class: severity, "aria-pressed": "true" },
      element("span", { class: "dot" }), severity, element("b", {}, String(count)));
    chip.addEventListener("click", () => {
      if (!this.hidden.delete(severity)) this.hidden.add(severity);
      chip.setAttribute("aria-pressed", String(!this.hidden.has(severity)));
      this.changed();
    });
    byId("severities").append(chip);
  }

  get shown() {
    const [text, rule, kind] = ["text", "rule", "kind"].map((id) => byId(id).value);
    const wanted = text.trim().toLowerCase();
    return this.findings.filter((finding) => !this.hidden.has(finding.severity)
      && (!rule || finding.rule === rule) && (!kind || finding.kind === kind)
      && (!wanted || [finding.text, finding.place, finding.rule, ...finding.pictures].join("\n").toLowerCase().includes(wanted)));
  }
}

/// The rows of findings. `open(finding)` is called for the chosen one.
class FindingList {
  constructor(open) {
    this.open = open;
    this.box = byId("list");
    this.rows = [];
    this.index = -1;
    this.box.addEventListener("keydown", (event) => {
      const step = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 }[event.key];
      if (!step || event.metaKey || event.ctrlKey || event.altKey) return;
      event.preventDefault();
      this.select(Math.min(this.rows.length - 1, Math.max(0, this.index + step)));
    });
  }

  show(findings) {
    const earlier = this.current;
    this.findings = findings;
    this.box.textContent = "";
    this.rows = findings.map((finding, index) => {
      const row = element("div", { class: "finding " + finding.severity, role: "option", id: "finding-" + index },
        element("p", { class: "what" }, element("span", { class: "dot" }), words(finding.text)),
        // The whole place stands beside the picture.
        element("p", { class: "where" }, words((finding.place || finding.kind || "").split("/").pop()), " · " + finding.rule));
      row.addEventListener("click", () => this.select(index));
      this.box.append(row);
      return row;
    });
    this.index = -1;
    this.select(Math.max(0, findings.indexOf(earlier)));
  }

  get current() {
    return this.findings?.[this.index];
  }

  select(index) {
    this.rows[this.index]?.setAttribute("aria-selected", "false");
    this.index = index;
    const row = this.rows[index];
    if (row) {
      row.setAttribute("aria-selected", "true");
      row.scrollIntoView({ block: "nearest" });
      this.box.setAttribute("aria-activedescendant", row.id);
    }
    this.open(this.current);
  }
}
