// The pictures themselves: side by side, one over the other, enlarged, with boxes and frames.

const modes = [
  { id: "sides", name: "Side by side" },
  { id: "slider", name: "Slider" },
  { id: "blink", name: "Blink" },
  { id: "onion", name: "Onion skin" },
  { id: "difference", name: "Difference" },
];
const zooms = [0.125, 0.25, 0.333333, 0.5, 0.666667, 1, 1.5, 2, 3, 4, 6, 8, 12, 16, 24, 32];

class Stage {
  constructor(root, pixelLine) {
    this.root = root;
    this.pixelLine = pixelLine;
    this.reader = new PixelReader();
    this.mode = "sides";
    this.zoom = "fit";
    this.showsBoxes = true;
    this.showsFrames = false;
    this.amount = 50;
    this.isPaused = matchMedia("(prefers-reduced-motion: reduce)").matches;
    this.picture = null;
    this.marked = null;
    this.panes = [];
    this.zoomChanged = () => {};
    new ResizeObserver(() => this.layOut()).observe(root);
    root.addEventListener("wheel", (event) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      this.step(event.deltaY < 0 ? 1 : -1, event);
    }, { passive: false });
  }

  show(picture) {
    this.picture = picture;
    this.marked = null;
    this.build();
  }

  setMode(mode) {
    this.mode = mode;
    this.build();
  }

  /// Marks one view's change on the pictures; null for none.
  mark(change) {
    this.marked = change;
    this.drawMarks();
  }

  build() {
    clearInterval(this.timer);
    this.panes = [];
    this.images = {};
    this.root.replaceChildren();
    this.pixelLine.textContent = "";
    const picture = this.picture;
    if (!picture) return this.say("No picture fits the filter.");
    const roles = ["expected", "actual", "difference"].filter((role) => picture[role]);
    if (!roles.length) return this.say(picture.sentences.join(" "));
    const both = picture.expected && picture.actual;
    if (this.mode === "sides" || !both && this.mode !== "difference") {
      for (const role of roles) this.addPane(role[0].toUpperCase() + role.slice(1), [role]);
    } else if (this.mode === "difference") {
      if (!picture.difference) {
        return this.say(picture.expectedSize && this.differsInSize()
          ? "Pictures of different sizes have no difference picture. " + picture.sentences.join(" ")
          : "There is no difference picture.");
      }
      this.addPane("Difference", ["difference"]);
    } else {
      const title = { slider: "Expected left of the line, actual right of it", blink: "Expected", onion: "Expected below, actual over it" };
      this.addPane(title[this.mode], ["expected", "actual"]);
    }
    if (this.mode === "blink" && both) this.blink();
    this.layOut();
    this.drawMarks();
    this.box = -1;
    if (this.zoom !== "fit" && picture.boxes && picture.boxes.length) this.center(picture.boxes[0]);
  }

  /// Brings the next place that changed into the middle, as large as it fits.
  nextBox() {
    const boxes = this.picture && this.picture.boxes || [];
    if (!boxes.length || !this.panes.length) return;
    this.box = (this.box + 1) % boxes.length;
    const box = boxes[this.box];
    const { clientWidth, clientHeight } = this.panes[0].scroller;
    const room = Math.min(clientWidth / (box.width + 16), clientHeight / (box.height + 16), 12);
    this.zoom = zooms.findLast((zoom) => zoom <= room) || zooms[0];
    this.layOut();
    this.center(box);
  }

  center(box) {
    const pane = this.panes[0];
    if (!pane) return;
    const frame = pane.scroller.getBoundingClientRect();
    const sheet = pane.sheet.getBoundingClientRect();
    pane.scroller.scrollLeft += sheet.left + (box.x + box.width / 2) * this.factor - frame.left - frame.width / 2;
    pane.scroller.scrollTop += sheet.top + (box.y + box.height / 2) * this.factor - frame.top - frame.height / 2;
    this.follow(pane);
  }

  say(text) {
    this.root.replaceChildren(element("p", { class: "nothing" }, words(text)));
  }

  differsInSize() {
    const { expectedSize, actualSize } = this.picture;
    return expectedSize.width !== actualSize.width || expectedSize.height !== actualSize.height;
  }

  addPane(title, roles) {
    const caption = element("figcaption", {}, title);
    // Accessories are light on nothing, because the Lock Screen's wallpaper lies behind them.
    const isAccessory = /\/accessory[A-Z][a-z]+(-dark|-[a-z]+[A-Z].*)?$/.test(this.picture.name);
    const sheet = element("div", { class: isAccessory ? "sheet on-dark" : "sheet" });
    const scroller = element("div", { class: "scroller", tabIndex: -1 }, sheet);
    const figure = element("figure", {}, caption, scroller);
    const pane = { figure, caption, scroller, sheet, roles, images: [] };
    for (const role of roles) {
      const image = element("img", { alt: role + " picture of " + plain(this.picture.name), draggable: false });
      image.dataset.role = role;
      image.addEventListener("load", () => this.layOut());
      const place = this.picture[role];
      showPicture(image, place, () => {
        pane.caption.replaceChildren(title + " – ", words(fileAddress(place.path)), " is not beside this page");
        image.remove();
      });
      pane.images.push(image);
      this.images[role] = image;
      sheet.append(image);
    }
    pane.grid = element("div", { class: "grid", hidden: true });
    pane.marks = shape("svg", { preserveAspectRatio: "none", "aria-hidden": "true" });
    sheet.append(pane.grid, pane.marks);
    if (this.mode === "slider" && roles.length === 2) {
      pane.handle = element("div", { class: "handle" });
      sheet.append(pane.handle);
    }
    scroller.addEventListener("scroll", () => this.follow(pane));
    this.letDrag(pane);
    sheet.addEventListener("pointermove", (event) => this.tellPixel(pane, event));
    sheet.addEventListener("pointerleave", () => { this.pixelLine.textContent = ""; });
    this.panes.push(pane);
    this.root.append(figure);
  }

  /// The size of the largest of the pictures, in pixels.
  get extent() {
    const sizes = [this.picture.expectedSize, this.picture.actualSize].filter(Boolean);
    for (const image of Object.values(this.images)) {
      if (image.naturalWidth) sizes.push({ width: image.naturalWidth, height: image.naturalHeight });
    }
    return {
      width: Math.max(1, ...sizes.map((size) => size.width)), height: Math.max(1, ...sizes.map((size) => size.height)),
    };
  }

  /// Arranges the panes where the pictures become largest, and sizes everything.
  layOut() {
    if (!this.panes.length) return;
    const { width, height } = this.extent;
    const [wide, high] = [this.root.clientWidth, this.root.clientHeight];
    const count = this.panes.length;
    const fit = (columns, rows) =>
      Math.min((wide / columns - 24) / width, (high / rows - 52) / height);
    const isStacked = fit(1, count) > fit(count, 1) * 1.15;
    this.root.classList.toggle("stacked", isStacked);
    const fitting = Math.max(0.02, Math.min(isStacked ? fit(1, count) : fit(count, 1), 2));
    const factor = this.zoom === "fit" ? fitting : this.zoom;
    this.factor = factor;
    for (const pane of this.panes) {
      pane.sheet.style.width = width * factor + "px";
      pane.sheet.style.height = height * factor + "px";
      pane.sheet.classList.toggle("pixels", factor >= 1.5);
      pane.grid.hidden = factor < 8;
      pane.grid.style.backgroundSize = factor + "px " + factor + "px";
      pane.marks.setAttribute("viewBox", "0 0 " + width + " " + height);
      for (const image of pane.images) {
        image.style.width = (image.naturalWidth || width) * factor + "px";
        image.style.height = (image.naturalHeight || height) * factor + "px";
      }
    }
    this.setAmount(this.amount);
    this.zoomChanged(this.zoom === "fit" ? "Fit" : Math.round(factor * 100) + "%");
  }

  /// One step larger or smaller, around the pointer or the middle.
  step(direction, event) {
    if (!this.panes.length) return;
    const now = this.factor || 1;
    const next = direction > 0
      ? zooms.find((zoom) => zoom > now * 1.01) : zooms.findLast((zoom) => zoom < now * 0.99);
    if (!next) return;
    const pane = this.panes.find((each) => event && each.scroller.contains(event.target)) || this.panes[0];
    const frame = pane.scroller.getBoundingClientRect();
    const sheet = pane.sheet.getBoundingClientRect();
    const at = event ? { x: event.clientX, y: event.clientY }
      : { x: frame.left + frame.width / 2, y: frame.top + frame.height / 2 };
    const point = { x: (at.x - sheet.left) / now, y: (at.y - sheet.top) / now };
    this.zoom = next;
    this.layOut();
    const moved = pane.sheet.getBoundingClientRect();
    pane.scroller.scrollLeft += moved.left + point.x * next - at.x;
    pane.scroller.scrollTop += moved.top + point.y * next - at.y;
    this.follow(pane);
  }

  fit() {
    this.zoom = "fit";
    this.layOut();
  }

  /// Scrolls the other panes with this one.
  follow(pane) {
    for (const other of this.panes) {
      if (other === pane) continue;
      if (other.scroller.scrollLeft !== pane.scroller.scrollLeft) other.scroller.scrollLeft = pane.scroller.scrollLeft;
      if (other.scroller.scrollTop !== pane.scroller.scrollTop) other.scroller.scrollTop = pane.scroller.scrollTop;
    }
  }

  letDrag(pane) {
    const { scroller } = pane;
    let last = null;
    scroller.addEventListener("pointerdown", (event) => {
      if (event.button !== 0) return;
      last = { x: event.clientX, y: event.clientY };
      scroller.setPointerCapture(event.pointerId);
      scroller.classList.add("panning");
      if (pane.handle) this.slide(pane, event);
    });
    scroller.addEventListener("pointermove", (event) => {
      if (!last) return;
      if (pane.handle) return this.slide(pane, event);
      scroller.scrollLeft -= event.clientX - last.x;
      scroller.scrollTop -= event.clientY - last.y;
      last = { x: event.clientX, y: event.clientY };
    });
    for (const end of ["pointerup", "pointercancel"]) {
      scroller.addEventListener(end, () => {
        last = null;
        scroller.classList.remove("panning");
      });
    }
  }

  slide(pane, event) {
    const sheet = pane.sheet.getBoundingClientRect();
    this.setAmount(Math.max(0, Math.min(100, (event.clientX - sheet.left) / sheet.width * 100)));
    byId("amount").value = this.amount;
  }

  /// How much of the actual picture is seen in the slider and the onion skin, or where the line is: 0…100.
  setAmount(amount) {
    this.amount = Number(amount);
    const pane = this.panes.find((each) => each.roles.length === 2);
    if (!pane) return;
    const actual = this.images.actual;
    const line = this.extent.width * this.factor * this.amount / 100;
    if (this.mode === "slider") {
      actual.style.clipPath = "inset(0 0 0 " + line + "px)";
      // Where the actual picture is seen, what it lets through must not be the expected one.
      this.images.expected.style.clipPath = "inset(0 " + (this.images.expected.width - line) + "px 0 0)";
      pane.handle.style.left = line + "px";
    } else if (this.mode === "onion") {
      actual.style.opacity = this.amount / 100;
    }
  }

  blink() {
    const pane = this.panes[0];
    let showsActual = false;
    const flip = () => {
      showsActual = !showsActual;
      this.images.actual.style.visibility = showsActual ? "visible" : "hidden";
      this.images.expected.style.visibility = showsActual ? "hidden" : "visible";
      pane.caption.textContent = showsActual ? "Actual" : "Expected";
    };
    this.images.actual.style.visibility = "hidden";
    this.timer = setInterval(() => { if (!this.isPaused) flip(); }, 650);
  }

  drawMarks() {
    const picture = this.picture;
    for (const pane of this.panes) {
      pane.marks.replaceChildren();
      const add = (tag, attributes) => pane.marks.append(shape(tag, attributes));
      const rectangle = (style, frame, scale = 1) => {
        for (const each of style === "mask" ? [style] : ["halo", style]) {
          add("rect", {
            class: each, x: frame.x * scale, y: frame.y * scale, width: frame.width * scale, height: frame.height * scale,
          });
        }
      };
      for (const mask of picture.masks || []) rectangle("mask", mask);
      if (this.showsBoxes && !this.marked) {
        // A little outside, so that what changed is not covered.
        for (const box of picture.boxes || []) {
          rectangle("box", { x: box.x - 2, y: box.y - 2, width: box.width + 4, height: box.height + 4 });
        }
      }
      const changes = this.marked ? [this.marked] : this.showsFrames ? picture.layout || [] : [];
      for (const { from, to } of changes) {
        if (from) rectangle("from", from, picture.scale);
        if (to) rectangle("to", to, picture.scale);
        if (from && to && (from.x !== to.x || from.y !== to.y)) {
          const middle = (frame) => [(frame.x + frame.width / 2) * picture.scale, (frame.y + frame.height / 2) * picture.scale];
          const [[x1, y1], [x2, y2]] = [middle(from), middle(to)];
          add("line", { x1, y1, x2, y2 });
        }
      }
    }
  }

  /// Says where the pointer is and which colours are there.
  tellPixel(pane, event) {
    const sheet = pane.sheet.getBoundingClientRect();
    const x = Math.floor((event.clientX - sheet.left) / this.factor);
    const y = Math.floor((event.clientY - sheet.top) / this.factor);
    if (x < 0 || y < 0) return;
    const scale = this.picture.scale || 1;
    const point = (value) => String(Math.round(value / scale * 100) / 100);
    const parts = ["pixel " + x + ", " + y + "   point " + point(x) + ", " + point(y)];
    for (const role of ["expected", "actual"]) {
      const color = this.reader.color(this.images[role] || this.hidden(role), x, y);
      if (!color) continue;
      const swatch = element("i", {});
      swatch.style.background = color;
      parts.push("   " + role + " ", swatch, color);
    }
    this.pixelLine.replaceChildren(...parts);
  }

  /// A picture that the mode does not show, for its colours.
  hidden(role) {
    if (!this.picture[role]) return null;
    const image = element("img", {});
    showPicture(image, this.picture[role], () => {});
    this.images[role] = image;
    return image;
  }
}
