// The page: what holds its parts together.

import { button, byId, counted, element, plain, words } from "./text.js";
import { oncePerFrame } from "./signal.js";
import { Choices } from "./choices.js";
import { Channel } from "./channel.js";
import { ExportedChannel, readExport } from "./exported.js";
import { groupsOf, fits } from "./items.js";
import { Drawing } from "./drawing.js";
import { Canvas } from "./canvas.js";
import { Single } from "./single.js";
import { Sidebar } from "./sidebar.js";
import { Toolbar } from "./toolbar.js";
import { Status, showBlank } from "./status.js";
import { showFailure } from "./failure.js";
import { startTheme } from "./theme.js";
import { listenToKeys } from "./keys.js";

const exported = readExport();
const channel = exported ? new ExportedChannel(exported) : new Channel();
const choices = new Choices();
const drawing = new Drawing(channel, choices);
const canvas = new Canvas(drawing, choices);
const status = new Status();
const toolbar = new Toolbar(choices, channel);
const sidebar = new Sidebar(choices, drawing);
let state = null;
let groups = [];
let shownGroups = [];

function move(by) {
  const items = shownGroups.flatMap((group) => group.items);
  const index = items.findIndex((item) => item.key === choices.get("picture"));
  const next = items[Math.max(0, Math.min(items.length - 1, index + by))];
  if (next) choices.set({ picture: next.key, part: 0, entry: null });
}

function close() {
  choices.set({ view: "grid", entry: null, touch: false });
  requestAnimationFrame(() => canvas.tiles.get(choices.get("picture"))?.root.focus());
}

const single = new Single(drawing, choices, channel, { close, move });

function current() {
  for (const group of shownGroups) {
    const item = group.items.find((each) => each.key === choices.get("picture"));
    if (item) return { item, group };
  }
  return null;
}

function showState() {
  const phase = !channel.isOpen ? (state ? "offline" : "connecting") : exported ? "exported" : state ? state.phase : "connecting";
  status.show(phase, state);
  showFailure(channel.isOpen && phase === "failed" ? state.failure || { title: "The build failed" } : null);
  const hasListing = Boolean(state?.listing);
  let blank = null;
  if (phase === "connecting") blank = { kind: "connecting", isBusy: true, words: ["Connecting to the studio’s server"] };
  else if (!hasListing && (phase === "building" || phase === "starting")) {
    blank = { kind: "first", isBusy: true, words: [phase === "building" ? "Building " + state.name : "Starting " + state.name, state.step || ""] };
  } else if (phase === "stopped" && !hasListing) blank = { kind: "stopped", words: ["The program has stopped"] };
  else if (hasListing && !groups.some((group) => group.items.length)) {
    blank = { kind: "empty", words: ["There is nothing to draw", "The program declares no widget, Live Activity, control or preview. Add one to " + state.folder + "."] };
  } else if (hasListing && !shownGroups.length) blank = { kind: "unmatched", words: ["No picture fits the filter"] };
  showBlank(blank);
  byId("canvas-zoom").hidden = Boolean(blank) || choices.get("view") !== "grid";
}

function show() {
  const { values } = choices;
  groups = state ? groupsOf(state, values.scheme) : [];
  if (exported) for (const group of groups) group.items = group.items.filter((item) => channel.has(item));
  shownGroups = groups.map((group) => ({ ...group, items: group.items.filter((item) => fits(item, group, values)) }))
    .filter((group) => group.items.length || group.absent.length && !values.text && !values.family && (!values.kind || values.kind === group.id));
  drawing.setItems(groups.flatMap((group) => group.items));
  canvas.show(shownGroups);
  sidebar.show(groups, shownGroups.reduce((sum, group) => sum + group.items.length, 0), state);
  toolbar.show(state);
  showView();
  showState();
}

function showView() {
  const { values } = choices;
  let chosen = current();
  if (!chosen && shownGroups.some((group) => group.items.length) && values.view === "single") {
    const group = shownGroups.find((each) => each.items.length);
    chosen = { group, item: group.items[0] };
    choices.values.picture = chosen.item.key;
  }
  const isSingle = values.view === "single" && Boolean(chosen);
  document.body.dataset.view = isSingle ? "single" : values.view === "goldens" ? "goldens" : "grid";
  byId("canvas").hidden = document.body.dataset.view !== "grid";
  byId("single").hidden = !isSingle;
  byId("canvas-zoom").hidden = document.body.dataset.view !== "grid";
  single.show(isSingle ? chosen.item : null, chosen?.group);
  for (const each of byId("views").children) each.setAttribute("aria-pressed", String(each.dataset.view === document.body.dataset.view));
  canvas.mark();
}

const keepAddress = oncePerFrame(() => {
  const text = choices.address;
  // Some browsers refuse addresses that change often.
  try { history.replaceState(null, "", text ? "#" + text : location.pathname + location.search); } catch { /* It stays. */ }
});

choices.changed.add((names) => {
  keepAddress();
  const regroups = names.some((name) => ["scheme", "kind", "family", "variant", "text"].includes(name));
  if (regroups) return show();
  if (names.some((name) => choices.isLook(name) || name === "entry" || name === "view")) drawing.review();
  if (names.some((name) => choices.isLook(name))) toolbar.show(state);
  if (names.includes("place") || names.includes("size")) canvas.layOut();
  showView();
});

channel.stateChanged.add((next) => {
  const before = state;
  state = next;
  document.title = next.name + " – Darkroom studio";
  byId("name").textContent = plain(next.name);
  byId("name").title = plain(next.folder || "");
  drawing.isReady = next.phase === "ready";
  drawing.generation = next.generation ?? 0;
  byId("views").querySelector('[data-view="goldens"]').hidden = !next.goldens || !channel.isLive;
  const isSame = before && JSON.stringify([before.listing, before.variants, before.choices]) === JSON.stringify([next.listing, next.variants, next.choices]);
  if (isSame) {
    drawing.review();
    showState();
  } else {
    show();
  }
});

channel.openChanged.add((isOpen) => {
  if (!isOpen) drawing.isReady = false;
  // The server may have started anew meanwhile.
  if (isOpen && state) drawing.touches += 1;
  showState();
});

function setBefore(isBefore) {
  canvas.setBefore(isBefore);
  single.setBefore(isBefore);
}

function arrow(direction) {
  return () => {
    if (choices.get("view") === "grid") return canvas.move(direction);
    return false;
  };
}

function resize(direction) {
  if (choices.get("view") === "single") return direction ? single.stage.step(direction) : single.stage.fit();
  const sizes = [0.25, 0.35, 0.5, 0.6, 0.75, 1, 1.25, 1.5, 2];
  const now = canvas.factor;
  const next = direction > 0 ? sizes.find((size) => size > now) : sizes.findLast((size) => size < now);
  choices.set({ size: direction === 0 ? 0 : next || now });
  byId("size-fit").textContent = Math.round(canvas.factor * 100) + "%";
}

function start() {
  startTheme();
  for (const [view, name] of [["grid", "Grid"], ["single", "Single"], ["goldens", "Goldens"]]) {
    byId("views").append(button(name, () => choices.set({ view, entry: null, touch: false }), { "aria-pressed": "false", data: { view } }));
  }
  byId("size-out").addEventListener("click", () => resize(-1));
  byId("size-fit").addEventListener("click", () => resize(0));
  byId("size-in").addEventListener("click", () => resize(1));
  canvas.opened.add((item) => choices.set({ view: "single", picture: item.key }));
  const cycle = { "": "dark", dark: "", both: "dark" };
  listenToKeys({
    ArrowLeft: arrow("left"), ArrowRight: arrow("right"), ArrowUp: arrow("up"), ArrowDown: arrow("down"),
    Enter: () => choices.get("view") === "grid" && current() ? choices.set({ view: "single" }) : false,
    Escape: () => choices.get("view") !== "grid" ? close() : false,
    "[": () => move(-1), "]": () => move(1), "+": () => resize(1), "=": () => resize(1), "-": () => resize(-1), 0: () => resize(0),
    d: () => choices.set({ scheme: cycle[choices.get("scheme")] ?? "" }),
    p: () => choices.set({ place: choices.get("place") ? "" : "auto" }),
    b: () => setBefore(true), r: () => drawing.outdate(),
    "/": () => byId("text").focus(), "?": () => byId("help").showModal(),
  }, { b: () => setBefore(false) });
  choices.readAddress(location.hash.slice(1));
  window.addEventListener("hashchange", () => choices.readAddress(location.hash.slice(1)));
  show();
  channel.connect();
}

start();
