// A picture as a scene: the file from which `scene` draws it on a whole screen.

import { commandOptions, optionGroups } from "./options.js";
import { shellQuoted } from "./text.js";

/// The places that are whole screens.
const screens = ["home", "lock", "control-center", "standby", "standby-night", "watch"];

/// The options of a command that a scene tells in keys of its screen.
const keys = {
  "--device": "device", "--wallpaper": "wallpaper", "--scheme": "scheme", "--rendering-mode": "renderingMode", "--tint": "tint", "--os": "os",
  "--locale": "locale", "--type-size": "typeSize", "--date": "date",
};

/// The screen that shows a form; null for those that none shows.
function screenOf(form, isWatch) {
  if (isWatch) return /^(system|control)/.test(form) ? null : "watch";
  if (/^system/.test(form)) return "home";
  if (/^accessory|^content$|^controlLockScreen$/.test(form)) return "lock";
  return /^control/.test(form) && form !== "controlActionButton" ? "control-center" : null;
}

/// A text in YAML: quoted, unless it can be nothing else.
function yaml(text) {
  const isPlain = /^[A-Za-z][\w./ ()-]*$/.test(text) && !/ $|^(true|false|null|yes|no|on|off|y|n)$/i.test(text);
  return isPlain ? text : JSON.stringify(text);
}

/// Why a picture cannot be saved as a scene; null if it can.
export function sceneProblem(state, request) {
  if (request.preview !== undefined) return "A scene shows widgets, Live Activities and controls, and no previews.";
  return placeOf(state, optionGroups(commandOptions(state, request)), request.form) ? null : "No screen shows this form alone.";
}

function placeOf(state, groups, form) {
  const value = (name) => groups.findLast((group) => group[0] === name)?.[1];
  const device = state.choices?.devices.find((each) => each.name === (value("--device") || state.listing?.device));
  const chosen = value("--presentation");
  if (screens.includes(chosen)) return chosen;
  return screenOf(form, device?.platform === "watch");
}

/// The text of the file. What a scene cannot tell stands in the command above it.
///
/// - moment: the date of an entry that was chosen; null for the one that is current.
export function sceneText(state, request, name, moment) {
  const groups = optionGroups(commandOptions(state, request));
  const screen = { presentation: placeOf(state, groups, request.form) };
  const sets = [];
  const rest = [];
  for (const group of groups) {
    const [option, value] = group;
    if (option === "--set") sets.push(value);
    else if (option === "--presentation") continue;
    else if (keys[option]) screen[keys[option]] = value;
    else rest.push(...group);
  }
  if (moment) screen.date = moment;
  // Only the accented rendering mode has a tint.
  if (screen.renderingMode !== "accented") delete screen.tint;
  const sources = state.sources || [];
  const command = [...(state.command || ["darkroom"]), "scene", ...(sources.length ? [] : ["--file"]), name, ...rest];
  const lines = ["# " + command.map(shellQuoted).join(" ")];
  if (sources.length === 1) lines.push("sources: " + yaml(sources[0]));
  else if (sources.length) lines.push("sources:", ...sources.map((source) => "  - " + yaml(source)));
  lines.push("screens:");
  Object.entries(screen).forEach(([key, value], index) => lines.push((index ? "    " : "  - ") + key + ": " + yaml(value)));
  lines.push("    pictures:", "      - kind: " + yaml(request.kind), "        family: " + request.form);
  if (sets.length) {
    lines.push("        set:", ...sets.map((set) => {
      const sign = set.indexOf("=");
      return "          " + yaml(set.slice(0, sign)) + ": " + yaml(set.slice(sign + 1));
    }));
  }
  return lines.join("\n") + "\n";
}
