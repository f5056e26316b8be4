// Puts the parts of the page together.

const content = JSON.parse(byId("report-data").textContent);

/// The text of a rule's page: headings, paragraphs and code, and nothing else of Markdown.
function explanation(text) {
  const parts = [];
  for (const [number, piece] of text.split(/^```.*$/m).entries()) {
    if (number % 2) {
      parts.push(element("pre", {}, piece.replace(/^\n|\n$/g, "")));
      continue;
    }
    for (const paragraph of piece.split(/\n{2,}/)) {
      const line = paragraph.trim();
      if (!line || line.startsWith("# ")) continue;
      const isHeading = line.startsWith("#");
      // A line of a paragraph ends where the page is wide enough; an item of a list stays on its own.
      const text = isHeading ? line.replace(/^#+ */, "") : line.replace(/\n(?![-|])/g, " ");
      parts.push(element(isHeading ? "h3" : "p", {}, plain(text)));
    }
  }
  return parts;
}

function showDetails(finding) {
  const box = byId("details");
  box.textContent = "";
  if (!finding) return;
  const rule = content.rules[finding.rule];
  const place = [finding.place, finding.kind].filter(Boolean).join(" · ");
  box.append(element("div", {},
    element("h2", {}, words(finding.text)),
    element("p", {}, element("span", { class: "badge " + finding.severity }, finding.severity), element("code", {}, finding.rule)),
    element("p", { class: "about" }, words(place)),
    element("p", { class: "lead" }, rule.abstract)));
  if (finding.pictures.length) {
    box.append(element("details", {},
      element("summary", {}, counted(finding.pictures.length, "picture") + " " + (finding.pictures.length === 1 ? "shows" : "show") + " it"),
      ...finding.pictures.map((name) => element("p", {}, element("code", {}, plain(name))))));
  }
  if (rule.page) box.append(element("details", {}, element("summary", {}, "About this rule"), ...explanation(rule.page)));
}

byId("headline").textContent = content.headline;
// The summary begins with the headline.
byId("origin").textContent = "I" + content.summary.slice(content.headline.length + 2) + " Darkroom " + content.version;
const list = new FindingList((finding) => {
  showPicture(finding);
  showDetails(finding);
});
const filter = new FindingFilter(content.findings, update);

function update() {
  const shown = filter.shown;
  byId("shown").textContent = shown.length === content.findings.length
    ? counted(shown.length, "finding") : `${counted(shown.length)} of ${counted(content.findings.length, "finding")}`;
  list.show(shown);
}

update();
new ResizeObserver(() => showPicture(list.current)).observe(byId("stage"));
