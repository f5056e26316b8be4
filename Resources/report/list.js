// The list of pictures: which are shown, and the rows that are in sight.

const rowHeight = 70;

/// A list that holds elements for the rows in sight alone.
class PictureList {
  /// - delegate: `open(picture)`, `choose(picture, isChosen)`, `isChosen(picture)`, `canChoose(picture)`.
  constructor(delegate) {
    this.delegate = delegate;
    this.scroller = byId("list");
    this.rows = byId("rows");
    this.pictures = [];
    this.current = null;
    this.made = new Map();
    this.isDrawing = false;
    this.scroller.addEventListener("scroll", () => this.drawSoon());
    new ResizeObserver(() => this.drawSoon()).observe(this.scroller);
  }

  show(pictures) {
    this.pictures = pictures;
    this.rows.style.height = pictures.length * rowHeight + "px";
    this.clear();
    this.draw();
  }

  /// Marks a picture's row and brings it into sight.
  select(picture) {
    this.current = picture;
    const index = this.pictures.indexOf(picture);
    if (index >= 0) {
      const top = index * rowHeight;
      const height = this.scroller.clientHeight;
      if (top < this.scroller.scrollTop) this.scroller.scrollTop = top;
      else if (top + rowHeight > this.scroller.scrollTop + height) this.scroller.scrollTop = top + rowHeight - height;
    }
    this.draw();
    for (const [number, row] of this.made) this.mark(row, this.pictures[number]);
  }

  /// Redraws what depends on the choice.
  choiceChanged() {
    for (const [number, row] of this.made) {
      const box = row.querySelector("input");
      if (box) box.checked = this.delegate.isChosen(this.pictures[number]);
    }
  }

  clear() {
    this.rows.textContent = "";
    this.made.clear();
  }

  drawSoon() {
    if (this.isDrawing) return;
    this.isDrawing = true;
    requestAnimationFrame(() => {
      this.isDrawing = false;
      this.draw();
    });
  }

  draw() {
    const height = this.scroller.clientHeight || 600;
    const first = Math.max(0, Math.floor(this.scroller.scrollTop / rowHeight) - 3);
    const last = Math.min(this.pictures.length, Math.ceil((this.scroller.scrollTop + height) / rowHeight) + 3);
    for (const [number, row] of this.made) {
      // The row with the focus stays, so that scrolling does not take the focus away.
      if ((number < first || number >= last) && !row.contains(document.activeElement)) {
        row.remove();
        this.made.delete(number);
      }
    }
    for (let number = first; number < last; number += 1) {
      if (this.made.has(number)) continue;
      const row = this.row(this.pictures[number], number);
      this.made.set(number, row);
      const next = [...this.made.keys()].filter((other) => other > number).sort((a, b) => a - b)[0];
      this.rows.insertBefore(row, next === undefined ? null : this.made.get(next));
    }
  }

  row(picture, number) {
    const thumb = element("span", { class: "thumb", "aria-hidden": "true" });
    const place = picture.actual || picture.expected;
    if (place) {
      const image = element("img", { alt: "", decoding: "async" });
      showPicture(image, place, () => thumb.replaceChildren("–"));
      thumb.append(image);
    } else {
      thumb.append("–");
    }
    const parts = picture.name.split("/");
    const button = element("button", { class: "open", type: "button" }, thumb,
      element("span", { class: "words" },
        element("span", { class: "place" }, words(parts.slice(0, -1).join("/") || picture.kind)),
        element("span", { class: "title", title: plain(picture.name) }, words(parts[parts.length - 1])),
        element("span", { class: "brief" }, element("b", {}, picture.outcome), " ", words(picture.brief))));
    button.addEventListener("click", () => this.delegate.open(picture));
    const row = element("div", {
      class: "row " + picture.outcome, role: "listitem", "aria-setsize": this.pictures.length, "aria-posinset": number + 1,
    });
    row.style.top = number * rowHeight + "px";
    const label = element("label", {});
    if (this.delegate.canChoose(picture)) {
      const box = element("input", {
        type: "checkbox", "aria-label": "Choose " + plain(picture.name), checked: this.delegate.isChosen(picture),
      });
      box.addEventListener("change", () => this.delegate.choose(picture, box.checked));
      label.append(box);
    }
    row.append(label, button);
    this.mark(row, picture);
    return row;
  }

  mark(row, picture) {
    const isCurrent = picture === this.current;
    row.classList.toggle("current", isCurrent);
    if (isCurrent) row.querySelector(".open").setAttribute("aria-current", "true");
    else row.querySelector(".open").removeAttribute("aria-current");
  }
}
