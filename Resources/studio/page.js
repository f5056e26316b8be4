// The page: what holds its parts together.

import { button, byId, plain } from "./text.js";
import { oncePerFrame } from "./signal.js";
import { Choices } from "./choices.js";
import { Channel } from "./channel.js";
import { ExportedChannel, readExport } from "./exported.js";
import { Catalog } from "./catalog.js";
import { Drawing } from "./drawing.js";
import { Canvas } from "./canvas.js";
import { Single } from "./single.js";
import { Sidebar } from "./sidebar.js";
import { Toolbar } from "./toolbar.js";
import { Status } from "./status.js";
import { blankOf, showBlank } from "./blank.js";
import { showFailure } from "./failure.js";
import { countWarnings, openWarnings } from "./warnings.js";
import { Overlay } from "./overlay.js";
import { Inspector } from "./inspector.js";
import { Timeline } from "./timeline.js";
import { Touch, resetProgram } from "./touch.js";
import { Goldens } from "./goldens.js";
import { startTheme } from "./theme.js";
import { listenToKeys } from "./keys.js";

const exported = await readExport();
const channel = exported ? new ExportedChannel(exported) : new Channel();
const choices = new Choices();
const catalog = new Catalog(choices, channel);
const drawing = new Drawing(channel, choices);
const canvas = new Canvas(drawing, choices);
const status = new Status();
const toolbar = new Toolbar(choices, channel);
const sidebar = new Sidebar(choices);
const overlay = new Overlay();
const single = new Single(drawing, choices, channel, { close, move, state: () => catalog.state });
const timeline = new Timeline(drawing, choices, channel);
const touch = new Touch(single.stage, drawing, choices, channel);
const goldens = new Goldens(channel, choices);
const inspector = new Inspector(choices, drawing, overlay, channel.isLive, context, { groups: () => catalog.shown, choose });
inspector.marks.frame = pictureFrame;

/// What the inspector shows.
function context() {
  const { state, current: chosen } = catalog;
  if (!chosen || !state) return null;
  const record = drawing.record(chosen.item.key);
  const pictures = record.result?.pictures || [];
  return { ...chosen, state, record, picture: pictures[Math.min(choices.get("part"), pictures.length - 1)], request: drawing.request(chosen.item) };
}

function move(by) {
  if (catalog.view === "goldens") return goldens.move(by);
  const next = catalog.neighbor(by);
  if (!next) return;
  choices.set({ picture: next.key, part: 0, entry: null });
  if (catalog.view === "grid") canvas.tiles.get(next.key)?.root.focus();
}

/// Selects a picture, and brings its tile into sight.
function choose(key, part) {
  choices.set({ picture: key, part, entry: null });
  if (catalog.view === "grid") canvas.tiles.get(key)?.root.scrollIntoView({ block: "nearest" });
}

function open(key) {
  choices.set({ view: "single", picture: key });
  single.stage.scroller.focus({ preventScroll: true });
}

function close() {
  choices.set({ view: "grid", entry: null, touch: false });
  canvas.tiles.get(choices.get("picture"))?.root.focus();
}

function showState() {
  const { state } = catalog;
  const offline = state ? "offline" : "connecting";
  const phase = !channel.isOpen ? offline : exported ? "exported" : state ? state.phase : "connecting";
  status.show(phase, state);
  const hasFailed = channel.isOpen && (phase === "failed" || phase === "stopped" && state.failure);
  showFailure(hasFailed ? state.failure || { title: "The build failed" } : null, Boolean(state?.listing));
  const blank = catalog.view === "goldens" ? null : blankOf(phase, state, catalog.groups, catalog.shown);
  showBlank(blank);
  byId("canvas-zoom").hidden = Boolean(blank) || !state?.listing || catalog.view !== "grid";
  byId("reset-program").disabled = phase !== "ready";
}

function show() {
  catalog.regroup();
  drawing.page = catalog.items.map((item) => item.key);
  drawing.setItems(catalog.groups.flatMap((group) => group.items));
  canvas.show(catalog.shown);
  sidebar.show(catalog.groups, catalog.items.length, catalog.state);
  toolbar.show(catalog.state);
  showView();
  showState();
}

function showView() {
  const { values } = choices;
  const { state } = catalog;
  const [first] = catalog.items;
  // The single view and the inspector begin with the first picture.
  if ((values.view === "single" || inspector.isOpen) && !catalog.current && first) values.picture = first.key;
  const chosen = catalog.current;
  const shown = catalog.view;
  document.body.dataset.view = shown;
  byId("canvas").hidden = shown !== "grid";
  byId("single").hidden = shown !== "single";
  byId("canvas-zoom").hidden = shown !== "grid" || !state?.listing;
  for (const each of byId("views").children) each.setAttribute("aria-pressed", String(each.dataset.view === shown));
  byId("size-fit").textContent = Math.round(canvas.factor * 100) + "%";
  single.show(shown === "single" ? chosen.item : null, chosen?.group);
  goldens.show(shown === "goldens", state, drawing.isReady);
  canvas.mark();
  showSelected();
}

/// Brings what belongs to the selected picture up to date.
function showSelected() {
  const chosen = catalog.current;
  const isSingle = catalog.view === "single";
  timeline.show(isSingle ? chosen.item : null);
  touch.show(chosen?.item, isSingle && choices.get("touch") ? single.picture : null);
  inspector.show();
  placeOverlay();
}

/// Where a picture is on the page, and how large: `{root, factor}`; null if it is not shown.
function pictureFrame(key, part) {
  if (catalog.view === "goldens" || catalog.view === "single" && choices.get("touch")) return null;
  if (catalog.view === "single") return key === catalog.current?.item.key && part === choices.get("part") ? { root: single.stage.layer, factor: single.stage.factor } : null;
  const frame = canvas.tiles.get(key)?.frames[part];
  return frame ? { root: frame.root, factor: canvas.factor } : null;
}

function placeOverlay() {
  inspector.marks.place();
  const chosen = catalog.current;
  const isTouched = catalog.view === "single" && choices.get("touch");
  if (!chosen || !inspector.isOpen || isTouched || catalog.view === "goldens") return overlay.attach(null);
  if (catalog.view === "single") return overlay.attach(single.stage.layer, single.stage.factor);
  const tile = canvas.tiles.get(chosen.item.key);
  overlay.attach(tile?.frames[Math.min(choices.get("part"), tile.frames.length - 1)].root, canvas.factor);
}

const showSelectedSoon = oncePerFrame(showSelected);
const countWarningsSoon = oncePerFrame(() => countWarnings(catalog.state, catalog.groups, drawing));
const keepAddress = oncePerFrame(() => {
  const text = choices.address;
  // Some browsers refuse addresses that change often.
  try { history.replaceState(null, "", text ? "#" + text : location.pathname + location.search); } catch { /* It stays. */ }
});

choices.changed.add((names) => {
  keepAddress();
  if (names.some((name) => ["scheme", "kind", "family", "variant", "text"].includes(name))) return show();
  if (names.some((name) => choices.isLook(name) || ["entry", "view", "picture"].includes(name))) drawing.review();
  if (names.some((name) => choices.isLook(name))) toolbar.show(catalog.state);
  if (names.includes("place") || names.includes("size")) canvas.layOut();
  showView();
});

drawing.changed.add((key) => {
  countWarningsSoon();
  if (key === choices.get("picture") || inspector.showsFindings) showSelectedSoon();
});

single.stage.scaled.add(placeOverlay);
single.stage.pointed.add((place) => { if (inspector.isOpen && inspector.tab === "layout" && !choices.get("touch")) inspector.layout.point(place); });
single.stage.clicked.add((place) => { if (inspector.isOpen && inspector.tab === "layout") inspector.layout.click(place); });

channel.stateChanged.add((next) => {
  const isOther = catalog.setState(next);
  document.title = next.name + " – Darkroom studio";
  byId("name").textContent = plain(next.name);
  byId("name").title = plain(next.folder || "");
  drawing.isReady = next.phase === "ready";
  drawing.generation = next.generation ?? 0;
  byId("views").querySelector('[data-view="goldens"]').hidden = !next.goldens || !channel.isLive;
  countWarningsSoon();
  if (isOther) return show();
  drawing.review();
  showView();
  showState();
});

channel.openChanged.add((isOpen) => {
  if (!isOpen) drawing.isReady = false;
  // The server may have started anew meanwhile, so what was drawn before may be old.
  if (isOpen && catalog.state) drawing.touches += 1;
  showState();
});

function setBefore(isBefore) {
  canvas.setBefore(isBefore);
  single.setBefore(isBefore);
}

function resize(direction) {
  if (catalog.view === "single") return direction ? single.stage.step(direction) : single.stage.fit();
  canvas.resize(direction);
}

function arrow(direction, by) {
  return () => {
    if (catalog.view === "grid") return canvas.move(direction);
    if (catalog.view === "goldens") return goldens.move(by);
    return timeline.step(by);
  };
}

function listen() {
  const isSingle = () => catalog.view === "single";
  listenToKeys({
    ArrowLeft: arrow("left", -1), ArrowRight: arrow("right", 1), ArrowUp: arrow("up", -1), ArrowDown: arrow("down", 1),
    Enter: () => catalog.view === "grid" && catalog.current ? open(catalog.current.item.key) : false,
    Escape: () => choices.get("touch") ? choices.set({ touch: false }) : catalog.view !== "grid" ? close() : false,
    "[": () => move(-1), "]": () => move(1), "+": () => resize(1), "=": () => resize(1), "-": () => resize(-1), 0: () => resize(0),
    d: () => choices.chooseAppearance(choices.appearance === "dark" ? "light" : "dark"), p: () => choices.togglePlace(),
    b: () => setBefore(true), r: () => drawing.outdate(), i: () => inspector.toggle(),
    t: () => isSingle() && channel.isLive ? choices.set({ touch: !choices.get("touch") }) : false,
    g: () => catalog.state?.goldens && channel.isLive ? choices.set({ view: "goldens" }) : false,
    " ": () => isSingle() ? timeline.toggle() : false,
    "/": () => sidebar.focus(), "?": () => byId("help").showModal(),
  }, { b: () => setBefore(false) });
}

function start() {
  startTheme();
  for (const [name, title] of [["grid", "Grid"], ["single", "Single"], ["goldens", "Goldens"]]) {
    byId("views").append(button(title, () => choices.set({ view: name, entry: null, touch: false }), { "aria-pressed": "false", data: { view: name } }));
  }
  const clicks = {
    "size-out": () => resize(-1), "size-fit": () => resize(0), "size-in": () => resize(1), "reset-program": () => resetProgram(channel, drawing),
    "warnings-button": () => openWarnings(catalog.state, catalog.groups, drawing),
  };
  for (const [id, action] of Object.entries(clicks)) byId(id).addEventListener("click", action);
  byId("reset-program").hidden = !channel.isLive;
  canvas.opened.add((item) => open(item.key));
  byId("inspector-button").addEventListener("click", placeOverlay);
  listen();
  choices.readAddress(location.hash.slice(1));
  window.addEventListener("hashchange", () => choices.readAddress(location.hash.slice(1)));
  show();
  channel.connect();
}

start();
