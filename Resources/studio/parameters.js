// The configuration of a widget as a form, and the files it finds when it asks.

import { button, element, plain, words } from "./text.js";
import { configurationOf } from "./items.js";
import { switchBox } from "./menu.js";

/// The field of a parameter; `set` is called with the new text, or null for the widget's own value.
function field(parameter, current, set) {
  const value = current ?? parameter.value ?? "";
  const id = "parameter-" + parameter.name;
  const label = parameter.title || parameter.name;
  const takes = parameter.takes || "";
  const data = { parameter: parameter.name };
  if (takes === "true or false") return switchBox(words(label), value === "true", (isOn) => set(String(isOn)), { id, data });
  let input;
  if (parameter.choices?.length) {
    const texts = parameter.choices.map((choice) => typeof choice === "object" ? choice.text ?? choice.name : choice);
    if (value && !texts.includes(value)) texts.push(value);
    input = element("select", { id, data }, value ? null : element("option", { value: "" }, "None"),
      texts.map((choice) => element("option", { value: choice }, plain(choice))));
  } else if (takes.startsWith("a whole number") || takes.startsWith("a number of") || takes === "a number") {
    input = element("input", { type: "number", id, data, step: takes.startsWith("a whole") ? 1 : "any" });
  } else if (takes.startsWith("a date")) {
    input = element("input", { type: "datetime-local", id, data });
  } else {
    input = element("input", { type: "text", id, data, placeholder: takes, autocomplete: "off", spellcheck: false });
  }
  const isDate = input.type === "datetime-local";
  input.value = isDate ? value.replace(/Z$/, "").slice(0, 16) : value;
  input.addEventListener("change", () => {
    const text = isDate && input.value ? input.value + ":00" + (takes.includes("Z") ? "Z" : "") : input.value;
    set(text === "" ? null : text);
  });
  return element("label", { class: "field", title: takes }, element("span", {}, words(label)), input);
}

/// A text area whose lines are values of an option.
function lines(choices, name, option, label, example) {
  const area = element("textarea", { id: "lines-" + name, rows: 2, placeholder: example, spellcheck: false, value: choices.get(name).join("\n") });
  area.addEventListener("change", () => choices.set({ [name]: area.value.split("\n").map((line) => line.trim()).filter(Boolean) }));
  return element("label", { class: "field tall" }, element("span", {}, label, " ", element("code", {}, option)), area);
}

export function parametersPanel(state, item, choices, isLive) {
  const content = [];
  const { parameters, recommendations } = configurationOf(state, item);
  const { kind } = item;
  const sets = choices.get("sets")[kind] || {};
  const recommendation = choices.get("recommendations")[kind] || "";
  if (!isLive) content.push(element("p", { class: "nothing" }, "An exported page cannot change parameters: it has no program to ask."));
  if (recommendations.length) {
    const select = element("select", { id: "recommendation" }, element("option", { value: "" }, "None"),
      recommendations.map((each) => element("option", { value: each.name }, plain(each.name))));
    select.value = recommendation;
    select.addEventListener("change", () => choices.setRecommendation(kind, select.value));
    content.push(element("label", { class: "field" }, element("span", {}, "Recommendation"), select));
  }
  const recommended = recommendations.find((each) => each.name === recommendation)?.parameters || {};
  for (const parameter of parameters) {
    const fresh = { ...parameter, value: recommended[parameter.name] ?? parameter.value };
    const made = field(fresh, sets[parameter.name], (text) => choices.setParameter(kind, parameter.name, text === fresh.value ? null : text));
    made.classList.toggle("chosen", parameter.name in sets);
    content.push(made);
  }
  if (!parameters.length && !recommendations.length) content.push(element("p", { class: "nothing" }, "This kind has no parameters."));
  if (Object.keys(sets).length || recommendation) {
    content.push(button("Reset parameters", () => {
      const all = { ...choices.get("sets") };
      delete all[kind];
      const others = { ...choices.get("recommendations") };
      delete others[kind];
      choices.set({ sets: all, recommendations: others });
    }, { class: "quiet", id: "reset-parameters" }));
  }
  const form = element("fieldset", { class: "form", disabled: !isLive },
    element("legend", { class: "hidden-text" }, "Parameters"), content, isLive ? element("h3", {}, "Inputs of all pictures, one a line") : null,
    !isLive ? null : [lines(choices, "defaults", "--defaults", "User defaults", "SUITE=FILE"), lines(choices, "fixtures", "--fixture", "Responses", "URL=FILE"),
    lines(choices, "data", "--data", "Records of a store", "FILE")]);
  return [form];
}
