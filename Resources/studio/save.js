// Saving the picture as a file, and as a scene.

import { button, element } from "./text.js";
import { pictureURL } from "./frame.js";
import { menu } from "./menu.js";
import { sceneProblem, sceneText } from "./scene.js";
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

function fileName(name) {
  return name.replace(/[^\p{L}\p{N}+@_-]+/gu, "-");
}

async function save(channel, format, chosen) {
  if (!channel.isLive) return download(fileName(chosen.name) + ".png", pictureURL(chosen.picture.file));
  try {
    const { files } = await channel.ask("save", { pictures: [chosen.request], format });
    for (const each of files) download(each.name, pictureURL(each.file));
    toast("Saved " + files.map((each) => each.name).join(", ") + ".");
  } catch (error) {
    toast("The picture was not saved: " + error.message);
  }
}

function saveScene({ state, request, picture, name }) {
  const file = fileName(name) + ".yml";
  const moment = request.entry === undefined ? null : picture.date;
  const address = URL.createObjectURL(new Blob([sceneText(state, request, file, moment)], { type: "application/yaml" }));
  download(file, address);
  // The browser reads the text after this function has returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
  toast("Saved " + file + ". Its first line is the command that draws it.");
}

/// A menu with the formats; `chosen()` gives the request, the picture, a name and the program's state.
export function saveMenu(channel, chosen) {
  const item = (format, name, action, properties) => button(name, () => {
    made.open = false;
    const each = chosen();
    if (each && each.picture) action(each);
    else toast("There is no picture to save yet.");
  }, { class: "menu-item", data: { format }, ...properties });
  const reason = (format) => channel.isLive || format === "png" ? "" : "An exported page has PNG alone.";
  const scene = item("scene", "Scene for the command line", saveScene);
  const made = menu("save", "Save", ...formats.map(([format, name]) =>
    item(format, name, (each) => save(channel, format, each), { disabled: reason(format) !== "", title: reason(format) })), scene);
  made.addEventListener("toggle", () => {
    const each = chosen();
    scene.title = reason("scene") || each && sceneProblem(each.state, each.request) || "";
    scene.disabled = scene.title !== "";
  });
  return made;
}
