// Two pictures compared: side by side, with a line to swipe, in turn, or by their difference.

import { button, element, plain } from "./text.js";

export const comparisons = [["sides", "Side by side"], ["swipe", "Swipe"], ["blink", "Blink"], ["difference", "Difference"]];
const roleNames = { golden: "Golden", actual: "Actual", difference: "Difference" };

export class Comparison {
  constructor() {
    this.root = element("div", { class: "comparison", id: "comparison" });
    this.amount = 50;
    this.timer = 0;
  }

  show(picture, mode) {
    clearInterval(this.timer);
    this.root.replaceChildren();
    if (!picture) return;
    const hasBoth = picture.golden && picture.actual;
    const used = hasBoth ? mode : "sides";
    this.root.dataset.mode = used;
    if (used === "swipe") this.root.append(this.swipe(picture));
    else if (used === "blink") this.root.append(this.blink(picture));
    else if (used === "difference" && picture.difference) this.root.append(this.figure("difference", picture));
    else {
      const roles = ["golden", "actual", "difference"].filter((role) => picture[role]);
      this.root.append(...roles.map((role) => this.figure(role, picture)));
      if (!roles.length) this.root.append(element("p", { class: "nothing" }, "There is no picture to show."));
    }
  }

  image(role, picture) {
    return element("img", { src: picture[role], alt: roleNames[role] + " picture of " + plain(picture.name), draggable: false, data: { role } });
  }

  figure(role, picture) {
    return element("figure", {}, element("figcaption", {}, roleNames[role]), this.image(role, picture));
  }

  swipe(picture) {
    const [golden, actual] = [this.image("golden", picture), this.image("actual", picture)];
    const line = element("div", { class: "swipe-line", "aria-hidden": "true" });
    const box = element("div", { class: "stack" }, golden, actual, line);
    const slider = element("input", { type: "range", min: 0, max: 100, value: this.amount, "aria-label": "From golden to actual" });
    const set = (amount) => {
      this.amount = amount;
      actual.style.clipPath = "inset(0 0 0 " + amount + "%)";
      golden.style.clipPath = "inset(0 " + (100 - amount) + "% 0 0)";
      line.style.left = amount + "%";
      slider.value = amount;
    };
    slider.addEventListener("input", () => set(Number(slider.value)));
    box.addEventListener("pointerdown", (event) => box.setPointerCapture(event.pointerId));
    box.addEventListener("pointermove", (event) => {
      const frame = box.getBoundingClientRect();
      if (event.buttons) set(Math.max(0, Math.min(100, (event.clientX - frame.left) / frame.width * 100)));
    });
    set(this.amount);
    return element("figure", {}, element("figcaption", {}, "Golden left of the line, actual right of it"), box, slider);
  }

  blink(picture) {
    const [golden, actual] = [this.image("golden", picture), this.image("actual", picture)];
    const caption = element("figcaption", {}, "Golden");
    let showsActual = false;
    let isPaused = false;
    const flip = () => {
      actual.style.visibility = showsActual ? "visible" : "hidden";
      golden.style.visibility = showsActual ? "hidden" : "visible";
      caption.textContent = showsActual ? "Actual" : "Golden";
    };
    const pause = button("Pause", () => {
      isPaused = !isPaused;
      pause.textContent = isPaused ? "Go on" : "Pause";
    });
    flip();
    this.timer = setInterval(() => {
      if (isPaused) return;
      showsActual = !showsActual;
      flip();
    }, 650);
    return element("figure", {}, caption, element("div", { class: "stack" }, golden, actual), pause);
  }

  stop() {
    clearInterval(this.timer);
  }
}
