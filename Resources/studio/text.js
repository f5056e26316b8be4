// Texts and elements. Nothing is ever put into the page as markup, so no name or message can be taken for any.

/// An element with properties, and children or texts.
export function element(tag, properties, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(properties || {})) {
    if (value === undefined || value === null) continue;
    if (name === "class") made.className = value;
    else if (name === "data") Object.assign(made.dataset, value);
    else if (name.startsWith("on")) made.addEventListener(name.slice(2), value);
    else if (name in made && !name.startsWith("aria") && name !== "list") made[name] = value;
    else made.setAttribute(name, value);
  }
  made.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== false));
  return made;
}

/// An element of a drawing.
export function shape(tag, attributes, ...children) {
  const made = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children);
  return made;
}

/// A button; `action` is called when it is pressed.
export function button(label, action, properties) {
  return element("button", { type: "button", onclick: action, ...properties }, ...[label].flat());
}

/// A text with its control characters shown, and those that turn its direction named.
export function plain(text) {
  return String(text)
    .replace(/[\u0000-\u0008\u000b-\u001f]/g, (c) => String.fromCharCode(0x2400 + c.charCodeAt(0)))
    .replace(/[\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g,
      (c) => "⟨U+" + c.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0") + "⟩");
}

/// A user's text, which keeps its direction to itself.
export function words(text) {
  return element("bdi", {}, plain(text));
}

/// A word as a POSIX shell takes it.
export function shellQuoted(word) {
  return /^[A-Za-z0-9_\-./:@%+=,]+$/.test(word) ? word : "'" + word.replaceAll("'", "'\\''") + "'";
}

/// A count with commas, and what is counted.
export function counted(count, thing) {
  const digits = String(count).replace(/\B(?=(\d{3})+$)/g, ",");
  return thing ? digits + " " + thing + (count === 1 ? "" : "s") : digits;
}

/// A number with at most two digits after the point.
export function short(value) {
  return String(Math.round(value * 100) / 100);
}

/// A name in camel case as words: "increaseContrast" becomes "Increase contrast".
export function spelled(name) {
  const text = name.replace(/([a-z0-9])([A-Z])/g, "$1 $2").toLowerCase();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function byId(id) {
  return document.getElementById(id);
}
