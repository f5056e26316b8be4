// Saving the picture as a file.

import { button, element } from "./text.js";
import { pictureURL } from "./frame.js";
import { menu } from "./menu.js";
import { toast } from "./toast.js";

const formats = [
  ["png", "PNG"], ["svg", "SVG"], ["pdf", "PDF"],
  ["apng", "Timeline as APNG"], ["gif", "Timeline as GIF"], ["webp", "Timeline as WebP"],
];

function download(name, file) {
  const link = element("a", { href: file, download: name });
  document.body.append(link);
  link.click();
  link.remove();
}

async function save(channel, format, chosen) {
  if (!channel.isLive) {
    return download(chosen.name.replace(/[^\p{L}\p{N}+@_-]+/gu, "-") + ".png", pictureURL(chosen.picture.file));
  }
  try {
    const { files } = await channel.ask("save", { pictures: [chosen.request], format });
    for (const each of files) download(each.name, pictureURL(each.file));
    toast("Saved " + files.map((each) => each.name).join(", ") + ".");
  } catch (error) {
    toast("The picture was not saved: " + error.message);
  }
}

/// A menu with the formats; `chosen()` gives the request, the picture and a name.
export function saveMenu(channel, chosen) {
  const made = menu("save", "Save", ...formats.map(([format, name]) => button(name, () => {
    made.open = false;
    const each = chosen();
    if (each && each.picture) save(channel, format, each);
    else toast("There is no picture to save yet.");
  }, {
    class: "menu-item", data: { format },
    disabled: !channel.isLive && format !== "png", title: channel.isLive || format === "png" ? "" : "An exported page has PNG alone.",
  })));
  return made;
}
