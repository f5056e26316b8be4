// Taps on the picture: each target is a button over it, and the rest of the picture is the widget itself.

import { button, element, plain, words } from "./text.js";
import { copyButton, toast } from "./toast.js";

export class Touch {
  constructor(stage, drawing, choices, channel) {
    Object.assign(this, { stage, drawing, choices, channel });
    this.root = element("div", { class: "targets", id: "targets", hidden: true });
    this.whole = button("", () => this.tap(-1), { class: "target whole", "aria-label": "The widget itself", data: { target: "-1" } });
    this.shown = null;
    stage.sheet.append(this.root);
    stage.scaled.add(() => this.layOut());
  }

  /// Shows the targets of a picture; null where the mode is off.
  show(item, picture) {
    this.item = item;
    this.root.hidden = !picture;
    this.stage.isTouch = Boolean(picture);
    this.stage.scroller.classList.toggle("touching", Boolean(picture));
    if (!picture || this.shown === picture) return;
    this.shown = picture;
    this.targets = picture.tapTargets || [];
    const focused = this.root.contains(document.activeElement) ? document.activeElement.dataset.target : null;
    this.root.replaceChildren(this.whole, ...this.targets.map((target, index) => {
      const text = target.label || target.intent || target.url || "Target " + (index + 1);
      return button("", () => this.tap(index), { class: "target", "aria-label": plain(text), title: plain([text, target.intent, target.url].filter(Boolean).join("\n")), data: { target: String(index) } });
    }));
    if (focused !== null) this.root.querySelector('[data-target="' + focused + '"]')?.focus();
    this.layOut();
  }

  layOut() {
    if (this.root.hidden || !this.targets) return;
    const { factor } = this.stage;
    this.targets.forEach(({ frame }, index) => {
      const { style } = this.root.children[index + 1];
      style.left = frame.x * factor + "px";
      style.top = frame.y * factor + "px";
      style.width = frame.width * factor + "px";
      style.height = frame.height * factor + "px";
    });
  }

  async tap(target) {
    const picture = this.drawing.request(this.item);
    try {
      const result = await this.channel.ask("tap", { picture, target });
      const link = result.url ? element("span", { class: "url" }, element("code", {}, words(result.url)), copyButton("Copy", () => result.url, "Copy the URL")) : null;
      toast(result.text, link);
      if (result.changed) this.drawing.outdate();
    } catch (error) {
      toast("The tap failed: " + error.message);
    }
  }
}

/// Starts the program anew; a new state follows from the server.
export async function resetProgram(channel, drawing) {
  try {
    await channel.ask("reset", {});
    drawing.outdate();
    toast("The program starts anew, with fresh user defaults.");
  } catch (error) {
    toast("The program was not reset: " + error.message);
  }
}
