// The compiler's messages as cards.

import { button, byId, counted, element, plain, words } from "./text.js";
import { copyButton } from "./toast.js";

function excerpt(message) {
  const rows = element("div", { class: "excerpt", role: "presentation" });
  for (const each of message.excerpt || []) {
    const isHere = each.line === message.line;
    const code = element("code", {});
    // A tab is as wide as four spaces, so that the mark below stands at its column.
    const text = plain(each.text.replaceAll("\t", "    "));
    code.append(text || " ");
    rows.append(element("div", { class: isHere ? "here" : "" }, element("span", { class: "number" }, String(each.line)), code));
    if (isHere && message.column) {
      const before = each.text.slice(0, message.column - 1).replaceAll("\t", "    ");
      rows.append(element("div", { class: "pointer", "aria-hidden": "true" }, element("span", { class: "number" }),
        element("code", {}, " ".repeat(before.length), element("b", {}, "^"))));
    }
  }
  return rows;
}

function card(message) {
  const place = [message.file, message.line, message.column].filter(Boolean).join(":");
  const path = [message.path || message.file, message.line, message.column].filter(Boolean).join(":");
  return element("article", { class: "card " + message.severity, data: { severity: message.severity, file: message.file || "", line: message.line || "" } },
    element("div", { class: "card-title" },
      element("span", { class: "severity" }, message.severity),
      place ? element("span", { class: "place" }, words(place)) : null,
      path ? copyButton("Copy path", () => path, "Copy the path " + plain(path)) : null),
    element("p", { class: "message" }, words(message.text)),
    message.excerpt?.length ? excerpt(message) : null);
}

let isAside = false;
let shownFailure = "";

/// Shows the messages of a failed build over the pictures, if there are some; hides them for null.
export function showFailure(failure, hasPictures) {
  const root = byId("failure");
  const text = JSON.stringify([failure || null, hasPictures]);
  root.hidden = !failure;
  if (text === shownFailure) return;
  shownFailure = text;
  isAside = false;
  root.classList.remove("aside");
  if (!failure) return root.replaceChildren();
  const messages = failure.messages || [];
  const errors = messages.filter((message) => message.severity === "error").length;
  const toggle = button("Show pictures", () => {
    isAside = !isAside;
    root.classList.toggle("aside", isAside);
    toggle.textContent = isAside ? "Show messages" : "Show pictures";
    toggle.setAttribute("aria-expanded", String(!isAside));
  }, { "aria-expanded": "true", id: "failure-toggle", hidden: !hasPictures });
  const cards = element("div", { class: "cards", tabIndex: 0, "aria-label": "Messages of the compiler" }, messages.map(card));
  if (failure.text) {
    cards.append(element("details", { class: "whole", open: !messages.length }, element("summary", {}, "The whole message"),
      element("pre", { tabIndex: 0 }, plainLines(failure.text))));
  }
  root.replaceChildren(element("div", { class: "failure-title" },
    element("h2", {}, words(failure.title || "The program does not start")),
    errors ? element("span", { class: "count" }, counted(errors, "error")) : null,
    element("span", { class: "space" }), copyButton("Copy all", () => failure.text || ""), toggle), cards);
}

function plainLines(text) {
  return text.split("\n").map(plain).join("\n");
}
