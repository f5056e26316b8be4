// The page: what is chosen and filtered, the address that keeps it, and the keys.

const report = JSON.parse(byId("report-data").textContent);
const pictures = report.pictures;
const acceptable = new Set(report.acceptable);
const state = { outcomes: null, kind: "", family: "", scheme: "", text: "" };
const chosen = new Set();
let shown = [];
let current = null;
let modeBefore = "sides";

const stage = new Stage(byId("stage"), byId("pixel"));
const list = new PictureList({
  open: (picture) => open(picture),
  choose: (picture, isChosen) => choose([picture], isChosen),
  isChosen: (picture) => chosen.has(picture),
  canChoose: (picture) => acceptable.has(picture.outcome),
});

// Filters

function isShown(picture) {
  if (state.outcomes && !state.outcomes.has(picture.outcome)) return false;
  if (state.kind && picture.kind !== state.kind) return false;
  if (state.family && (picture.family || "–") !== state.family) return false;
  if (state.scheme && picture.scheme !== state.scheme) return false;
  if (!state.text) return true;
  const text = [picture.name, picture.kind, picture.outcome, ...picture.sentences].join("\n").toLowerCase();
  return state.text.toLowerCase().split(/\s+/).every((word) => text.includes(word));
}

function filter() {
  shown = pictures.filter(isShown);
  byId("shown").textContent = shown.length === pictures.length
    ? counted(pictures.length, "picture") : counted(shown.length) + " of " + counted(pictures.length, "picture");
  list.show(shown);
  if (!shown.includes(current)) open(shown[0] || null);
  else list.select(current);
  byId("choose-shown").disabled = !shown.some((picture) => acceptable.has(picture.outcome));
  keepAddress();
}

function fillChoices(id, label, values) {
  const select = byId(id);
  const distinct = [...new Set(values)].sort();
  select.append(element("option", { value: "" }, label));
  for (const value of distinct) select.append(element("option", { value }, plain(value)));
  select.disabled = distinct.length < 2;
  select.addEventListener("change", () => {
    state[id] = select.value;
    filter();
  });
}

function fillOutcomes() {
  for (const outcome of report.outcomes) {
    const count = pictures.filter((picture) => picture.outcome === outcome).length;
    if (!count) continue;
    const button = element("button", { type: "button", class: outcome, "aria-pressed": "true" },
      element("span", { class: "dot" }), element("b", {}, counted(count)), " " + outcome);
    button.dataset.outcome = outcome;
    button.addEventListener("click", () => {
      const all = [...byId("outcomes").children].map((each) => each.dataset.outcome);
      const now = new Set(state.outcomes || all);
      if (!state.outcomes) {
        // The first click asks for that outcome alone.
        state.outcomes = new Set([outcome]);
      } else {
        if (now.has(outcome)) now.delete(outcome);
        else now.add(outcome);
        state.outcomes = now.size === 0 || now.size === all.length ? null : now;
      }
      markOutcomes();
      filter();
    });
    byId("outcomes").append(button);
  }
}

function markOutcomes() {
  for (const button of byId("outcomes").children) {
    button.setAttribute("aria-pressed", String(!state.outcomes || state.outcomes.has(button.dataset.outcome)));
  }
}

// The picture

function open(picture) {
  current = picture;
  list.select(picture);
  stage.show(picture);
  showDetails(byId("details"), picture, (change) => stage.mark(change));
  for (const button of byId("modes").children) {
    const needsBoth = ["slider", "blink", "onion"].includes(button.dataset.mode);
    button.disabled = !picture || needsBoth && !(picture.expected && picture.actual);
  }
  byId("frames").disabled = !(picture && picture.layout && picture.layout.length);
  byId("boxes").disabled = !(picture && picture.boxes && picture.boxes.length);
  keepAddress();
}

function move(by) {
  if (!shown.length) return;
  const index = shown.indexOf(current);
  open(shown[Math.max(0, Math.min(shown.length - 1, index + by))]);
}

function setMode(mode) {
  if (stage.mode !== mode) modeBefore = stage.mode;
  stage.setMode(mode);
  for (const button of byId("modes").children) {
    button.setAttribute("aria-pressed", String(button.dataset.mode === mode));
  }
  byId("amount-label").hidden = mode !== "slider" && mode !== "onion";
  byId("pause").hidden = mode !== "blink";
  keepAddress();
}

function toggle(id, property) {
  stage[property] = !stage[property];
  byId(id).setAttribute("aria-pressed", String(stage[property]));
  stage.drawMarks();
}

function pause() {
  stage.isPaused = !stage.isPaused;
  markPause();
}

function markPause() {
  byId("pause").textContent = stage.isPaused ? "Go on" : "Pause";
  byId("pause").setAttribute("aria-pressed", String(stage.isPaused));
}

function changeBackdrop() {
  const backdrops = ["checks", "white", "black"];
  const now = document.body.dataset.backdrop || "checks";
  document.body.dataset.backdrop = backdrops[(backdrops.indexOf(now) + 1) % backdrops.length];
}

// Accepting

function choose(some, isChosen) {
  for (const picture of some) {
    if (!acceptable.has(picture.outcome)) continue;
    if (isChosen) chosen.add(picture);
    else chosen.delete(picture);
  }
  list.choiceChanged();
  tellCommand();
}

function tellCommand() {
  const folder = location.protocol === "file:"
    ? decodeURIComponent(location.pathname.replace(/\/[^/]*$/, "")) || "/" : "REPORT";
  const all = pictures.filter((picture) => acceptable.has(picture.outcome));
  const names = all.filter((picture) => chosen.has(picture)).map((picture) => picture.name);
  byId("chosen").textContent = names.length ? counted(names.length, "picture") + " chosen" : "None chosen";
  byId("choose-none").disabled = !names.length;
  byId("copy").disabled = !names.length;
  const words = names.length === all.length ? [] : names.map(shellQuoted);
  byId("command").textContent = names.length
    ? [report.acceptStart, shellQuoted(folder), ...words].join(" ")
    : all.length ? "Choose pictures to accept them." : "There is nothing to accept.";
}

async function copyCommand() {
  const code = byId("command");
  try {
    await navigator.clipboard.writeText(code.textContent);
  } catch {
    const range = document.createRange();
    range.selectNodeContents(code);
    getSelection().removeAllRanges();
    getSelection().addRange(range);
    document.execCommand("copy");
  }
  byId("copy").textContent = "Copied";
  setTimeout(() => { byId("copy").textContent = "Copy"; }, 1200);
}

// The address

function readAddress() {
  const parameters = new URLSearchParams(location.hash.slice(1));
  const outcomes = (parameters.get("outcome") || "").split(",").filter((each) => report.outcomes.includes(each));
  state.outcomes = outcomes.length ? new Set(outcomes) : null;
  for (const key of ["kind", "family", "scheme", "text"]) {
    state[key] = parameters.get(key) || "";
    byId(key).value = state[key];
  }
  markOutcomes();
  const mode = parameters.get("mode");
  if (modes.some((each) => each.id === mode)) stage.mode = mode;
  const zoom = Number(parameters.get("zoom"));
  if (zoom > 0) stage.zoom = Math.min(32, Math.max(0.1, zoom));
  current = pictures.find((picture) => picture.name === parameters.get("picture")) || null;
}

function keepAddress() {
  const parameters = new URLSearchParams();
  if (state.outcomes) parameters.set("outcome", [...state.outcomes].join(","));
  for (const key of ["kind", "family", "scheme", "text"]) if (state[key]) parameters.set(key, state[key]);
  if (stage.mode !== "sides") parameters.set("mode", stage.mode);
  if (stage.zoom !== "fit") parameters.set("zoom", String(stage.zoom));
  if (current && current !== pictures[0]) parameters.set("picture", current.name);
  const text = parameters.toString();
  // Some browsers refuse addresses that change often.
  try { history.replaceState(null, "", text ? "#" + text : location.pathname + location.search); } catch { /* It stays. */ }
}

// Keys

const keys = {
  j: () => move(1), ArrowDown: () => move(1), k: () => move(-1), ArrowUp: () => move(-1),
  b: () => setMode(stage.mode === "blink" ? modeBefore : "blink"), p: pause,
  "+": () => stage.step(1), "=": () => stage.step(1), "-": () => stage.step(-1), 0: () => stage.fit(),
  n: () => stage.nextBox(),
  o: () => toggle("boxes", "showsBoxes"), l: () => toggle("frames", "showsFrames"), c: changeBackdrop,
  x: () => current && choose([current], !chosen.has(current)),
  "/": () => byId("text").focus(), "?": () => byId("help").showModal(),
};
modes.forEach((mode, index) => { keys[index + 1] = () => setMode(mode.id); });

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || byId("help").open) return;
  const target = event.target;
  if (target === byId("text")) {
    if (event.key === "Escape" || event.key === "Enter") target.blur();
    return;
  }
  if (target.tagName === "SELECT" || target.type === "range" && event.key.startsWith("Arrow")) return;
  const action = keys[event.key];
  if (!action) return;
  event.preventDefault();
  action();
});

// The start

function start() {
  byId("headline").textContent = report.headline;
  const origin = ["Darkroom " + report.darkroom, "goldens in " + report.goldens];
  if (report.shard) origin.push("part " + report.shard);
  byId("origin").replaceChildren(words(origin.join(" · ")));
  for (const text of [...report.causes, ...report.notes, ...report.warnings]) byId("causes").append(element("p", {}, words(text)));
  byId("causes").hidden = !byId("causes").children.length;
  fillOutcomes();
  fillChoices("kind", "All kinds", pictures.map((picture) => picture.kind));
  fillChoices("family", "All families", pictures.map((picture) => picture.family || "–"));
  fillChoices("scheme", "Any look", pictures.map((picture) => picture.scheme));
  modes.forEach((mode, index) => {
    const button = element("button", { type: "button", "aria-pressed": "false", title: mode.name + " (" + (index + 1) + ")" }, mode.name);
    button.dataset.mode = mode.id;
    button.addEventListener("click", () => setMode(mode.id));
    byId("modes").append(button);
  });
  stage.zoomChanged = (text) => {
    byId("zoom").textContent = text;
    keepAddress();
  };
  byId("text").addEventListener("input", () => {
    state.text = byId("text").value.trim();
    filter();
  });
  byId("amount").addEventListener("input", () => stage.setAmount(byId("amount").value));
  const clicks = {
    pause, "zoom-in": keys["+"], "zoom-out": keys["-"], "zoom-fit": keys[0], boxes: keys.o, frames: keys.l, backdrop: keys.c,
    "help-button": keys["?"], copy: copyCommand,
    "choose-shown": () => choose(shown, true), "choose-none": () => choose(pictures, false),
  };
  for (const [id, action] of Object.entries(clicks)) byId(id).addEventListener("click", action);
  window.addEventListener("hashchange", () => {
    readAddress();
    filter();
    if (current) open(current);
    setMode(stage.mode);
  });
  readAddress();
  markPause();
  const wanted = current;
  filter();
  if (wanted && wanted === current) open(wanted);
  setMode(stage.mode);
  tellCommand();
  requestAnimationFrame(() => {
    document.documentElement.dataset.firstRender = String(Math.round(performance.now()));
  });
}

start();
