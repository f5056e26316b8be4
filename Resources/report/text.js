// Texts and elements. Nothing is ever put into the page as markup, so no name or message can be taken for any.

/// An element with properties, and children or texts.
function element(tag, properties, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(properties || {})) {
    if (value === undefined || value === null) continue;
    if (name === "class") made.className = value;
    else if (name in made && !name.startsWith("aria")) made[name] = value;
    else made.setAttribute(name, value);
  }
  made.append(...children.filter((child) => child !== null && child !== undefined));
  return made;
}

/// An element of a drawing.
function shape(tag, attributes) {
  const made = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  return made;
}

/// A text with its control characters shown, and those that turn its direction named.
function plain(text) {
  return String(text)
    .replace(/[\u0000-\u0008\u000b-\u001f]/g, (c) => String.fromCharCode(0x2400 + c.charCodeAt(0)))
    .replace(/[\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g,
      (c) => "⟨U+" + c.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0") + "⟩");
}

/// A user's text, which keeps its direction to itself.
function words(text) {
  return element("bdi", {}, plain(text));
}

/// A word as a POSIX shell takes it.
function shellQuoted(word) {
  return /^[A-Za-z0-9_\-./:@%+=,]+$/.test(word) ? word : "'" + word.replaceAll("'", "'\\''") + "'";
}

/// A count with commas, and what is counted.
function counted(count, thing) {
  const digits = String(count).replace(/\B(?=(\d{3})+$)/g, ",");
  return thing ? digits + " " + thing + (count === 1 ? "" : "s") : digits;
}

function byId(id) {
  return document.getElementById(id);
}
