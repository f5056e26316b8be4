// What there is to say of the picture: its difference in words, and the views that are not where they were.

/// Fills the part below the picture; `mark` is called with the change that is pointed at, or null.
function showDetails(root, picture, mark) {
  root.replaceChildren();
  if (!picture) return;
  const about = [picture.kind, picture.family, picture.scheme].filter(Boolean).map(plain).join(" · ");
  const verdict = element("section", { class: picture.outcome, "aria-label": "Verdict" },
    element("h2", {}, words(picture.name)),
    element("span", { class: "badge" }, picture.outcome),
    element("span", { class: "about" }, element("bdi", {}, about)));
  for (const sentence of picture.sentences) verdict.append(element("p", {}, words(sentence)));
  if (picture.tolerance) verdict.append(element("p", { class: "about" }, "May differ by ", words(picture.tolerance)));
  if (picture.masks && picture.masks.length) {
    verdict.append(element("p", { class: "about" }, counted(picture.masks.length, "part") + " of it not compared."));
  }
  root.append(verdict);
  if (picture.layout && picture.layout.length) root.append(layoutChanges(picture.layout, mark));
}

function layoutChanges(changes, mark) {
  const list = element("ul", { class: "changes" });
  for (const change of changes) {
    const path = change.view.split("/");
    const button = element("button", { type: "button" },
      element("b", {}, words(path[path.length - 1])), " ", words(change.words),
      path.length > 1 ? element("div", { class: "path" }, words(path.slice(0, -1).join(" › "))) : null);
    for (const event of ["pointerenter", "focus"]) button.addEventListener(event, () => mark(change));
    for (const event of ["pointerleave", "blur"]) button.addEventListener(event, () => mark(null));
    list.append(element("li", {}, button));
  }
  return element("section", { "aria-label": "Layout" },
    element("h3", {}, "Layout: " + counted(changes.length, "view") + " changed"), list);
}
