// The page's own colors: those of the system, or always light or always dark.

import { byId } from "./text.js";
import { remember, remembered } from "./storage.js";

const themes = ["system", "light", "dark"];

function applyTheme(theme) {
  if (theme === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  const names = { system: "Page: system", light: "Page: light", dark: "Page: dark" };
  byId("theme").textContent = names[theme];
  byId("theme").title = "Colors of this page. Pictures keep their appearance.";
}

export function startTheme() {
  let theme = remembered("theme", "system");
  if (!themes.includes(theme)) theme = "system";
  applyTheme(theme);
  byId("theme").addEventListener("click", () => {
    theme = themes[(themes.indexOf(theme) + 1) % themes.length];
    remember("theme", theme);
    applyTheme(theme);
  });
}
