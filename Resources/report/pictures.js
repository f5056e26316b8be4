// Where pictures come from: elements behind this script, or files beside the page.

const waiting = [];
document.addEventListener("DOMContentLoaded", () => {
  for (const retry of waiting.splice(0)) retry();
});

/// Lets `image` show the picture at `place`; `fail` is called where there is none to show.
function showPicture(image, place, fail) {
  image.addEventListener("error", fail, { once: true });
  if (place.element === undefined || place.element === null) {
    image.src = fileAddress(place.path);
    return;
  }
  const holder = byId("picture-" + place.element);
  // The page's end may still be on its way; an element that nothing follows may be half there.
  if (holder && (document.readyState !== "loading" || holder.nextElementSibling)) {
    image.src = "data:image/png;base64," + holder.textContent;
  } else if (document.readyState === "loading") {
    waiting.push(() => showPicture(image, place, fail));
  } else {
    fail();
  }
}

/// A path as an address that stays beside the page, whatever its name looks like.
function fileAddress(path) {
  const parts = path.split("/").map(encodeURIComponent);
  const isAbsolute = path.startsWith("/");
  const address = parts.filter((part, index) => part !== "" || index === parts.length - 1).join("/");
  return isAbsolute ? "/" + address : address.includes(":") ? "./" + address : address;
}

/// Reads single pixels of pictures; pictures that lie beside the page are closed to it by browsers.
class PixelReader {
  constructor() {
    this.contexts = new WeakMap();
  }

  /// The colour as `#RRGGBB` or `#RRGGBBAA`, or null.
  color(image, x, y) {
    if (!image || !image.complete || !image.naturalWidth) return null;
    if (x >= image.naturalWidth || y >= image.naturalHeight) return null;
    try {
      let context = this.contexts.get(image);
      if (!context) {
        const canvas = element("canvas", { width: image.naturalWidth, height: image.naturalHeight });
        context = canvas.getContext("2d", { willReadFrequently: true, colorSpace: "srgb" });
        context.drawImage(image, 0, 0);
        this.contexts.set(image, context);
      }
      const [red, green, blue, alpha] = context.getImageData(x, y, 1, 1).data;
      const parts = alpha === 255 ? [red, green, blue] : [red, green, blue, alpha];
      return "#" + parts.map((part) => part.toString(16).toUpperCase().padStart(2, "0")).join("");
    } catch {
      return null;
    }
  }
}
