// What the browser remembers between visits. Some browsers refuse to, so every access may fail.

const storagePrefix = "darkroom.studio.";

export function remembered(name, fallback) {
  try {
    const text = localStorage.getItem(storagePrefix + name);
    return text === null ? fallback : JSON.parse(text);
  } catch {
    return fallback;
  }
}

export function remember(name, value) {
  try {
    localStorage.setItem(storagePrefix + name, JSON.stringify(value));
  } catch { /* It is forgotten with the page. */ }
}
