// Choices as the options of the command line. Only what differs from the default is written.

const repeatable = new Set(["--accessibility", "--redact", "--set", "--defaults", "--fixture", "--data"]);

/// Splits options into groups: each begins with a name and has its values behind it.
export function optionGroups(options) {
  const groups = [];
  for (const word of options) {
    if (word.startsWith("--") || !groups.length) groups.push([word]);
    else groups[groups.length - 1].push(word);
  }
  return groups;
}

/// The values that darkroom.yml and the command give to options.
export function baseOf(state) {
  const base = new Map();
  for (const [name, value] of optionGroups(state?.configuration || [])) base.set(name, name === "--scheme" && base.has(name) ? "both" : value);
  for (const [name, value] of optionGroups(state?.options || [])) base.set(name, value);
  return base;
}

/// The options of one picture: those of its variant, then the choices that the variant leaves open.
function optionsOf(item, { values, baseAppearance }) {
  const chosen = [];
  const add = (name, value) => { if (value) chosen.push([name, String(value)]); };
  const scheme = item.scheme || (values.scheme === "both" ? "" : values.scheme);
  add("--device", values.device);
  add("--scheme", scheme === baseAppearance ? "" : scheme);
  add("--locale", values.locale);
  add("--type-size", values.type);
  add("--rendering-mode", values.mode);
  add("--tint", values.tint);
  add("--os", values.os);
  for (const name of values.accessibility) add("--accessibility", name);
  for (const name of values.redact) add("--redact", name);
  if (values.dimmed) chosen.push(["--luminance-reduced"]);
  add("--date", values.date);
  add("--time-zone", values.zone);
  add("--presentation", values.place);
  add("--wallpaper", values.wallpaper);
  if (item.kind) {
    add("--recommendation", values.recommendations[item.kind]);
    for (const [name, value] of Object.entries(values.sets[item.kind] || {})) chosen.push(["--set", name + "=" + value]);
  }
  for (const line of values.defaults) add("--defaults", line);
  for (const line of values.fixtures) add("--fixture", line);
  for (const line of values.data) add("--data", line);
  const own = optionGroups(item.options || []);
  const taken = new Set(own.map(([name]) => name).filter((name) => !repeatable.has(name)));
  return [...own, ...chosen.filter(([name]) => !taken.has(name))].flat();
}

/// The picture request of an item.
export function requestOf(item, choices, entry) {
  const options = optionsOf(item, choices);
  const request = item.preview !== undefined ? { preview: item.preview, options } : { kind: item.kind, form: item.form, options };
  if (entry !== null && entry !== undefined) request.entry = entry;
  return request;
}

/// A text that is the same for requests that ask for the same picture, in whatever order their options are.
export function requestKey(request) {
  const groups = optionGroups(request.options || []).map((group) => group.join("\u0000")).sort();
  return JSON.stringify([request.preview ?? null, request.kind ?? null, request.form ?? null, request.entry ?? null, groups]);
}

/// All values that requests give to an option.
export function valuesOfOption(requests, name) {
  const found = new Set();
  for (const request of requests) {
    for (const [key, value] of optionGroups(request.options || [])) if (key === name) found.add(value ?? "");
  }
  return found;
}

/// The options of a request, with those that all pictures share.
export function commandOptions(state, request) {
  const named = new Set(optionGroups(request.options).map(([name]) => name.split("=")[0]));
  return [...optionGroups(state.options || []).filter(([name]) => !named.has(name.split("=")[0])).flat(), ...request.options];
}

/// The words of the command that draws the same picture.
export function commandWords(state, request) {
  const chosen = request.preview !== undefined
    ? ["--previews", "--preview", request.preview] : ["--kind", request.kind, "--family", request.form];
  return [...(state.command || ["darkroom"]), "render", ...(state.sources || [state.folder]), ...chosen, ...commandOptions(state, request)];
}
