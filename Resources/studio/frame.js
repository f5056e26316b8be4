// One picture at its size in points times a factor. The picture before stays until the next one is there.

import { element, plain } from "./text.js";

/// Where a drawn file is, with a server and without one.
export function pictureURL(file) {
  return "pictures/" + file;
}

export class PictureFrame {
  constructor() {
    this.root = element("div", { class: "frame" });
    this.picture = null;
    this.factor = 1;
    this.image = null;
  }

  /// Shows a picture of a result; `label` names it for readers.
  show(picture, label) {
    this.picture = picture;
    this.layOut();
    const current = this.root.querySelector("img.coming") || this.image;
    if (current && current.dataset.file === picture.file) {
      current.alt = label;
      return;
    }
    const image = element("img", { class: "coming", alt: label, draggable: false, decoding: "async", data: { file: picture.file } });
    for (const old of this.root.querySelectorAll("img.coming")) old.remove();
    image.addEventListener("load", () => this.reveal(image));
    image.addEventListener("error", () => {
      image.remove();
      this.root.dataset.missing = plain(picture.file);
    });
    image.src = pictureURL(picture.file);
    this.root.append(image);
  }

  reveal(image) {
    if (!image.isConnected) return;
    const old = this.image;
    this.image = image;
    // The style is read once, so that the fade has a beginning.
    void image.offsetWidth;
    image.classList.remove("coming");
    if (!old) return;
    const remove = () => old.remove();
    image.addEventListener("transitionend", remove, { once: true });
    setTimeout(remove, 400);
  }

  clear() {
    this.root.replaceChildren();
    this.image = null;
    this.picture = null;
  }

  setFactor(factor) {
    this.factor = factor;
    this.layOut();
  }

  layOut() {
    if (!this.picture) return;
    const { width, height, cornerRadius } = this.picture;
    this.setSize(width, height);
    this.root.style.borderRadius = (cornerRadius || 0) * this.factor + "px";
  }

  setSize(width, height) {
    this.root.style.width = width * this.factor + "px";
    this.root.style.height = height * this.factor + "px";
  }
}
