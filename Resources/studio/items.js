// What can be drawn: one item for each kind, family, variant and appearance.

/// Sizes of forms that the program does not tell, so that their places on the canvas hardly move.
const usualSizes = {
  content: [408, 100], compact: [230, 37], minimal: [37, 37], expanded: [408, 84],
  controlSmall: [78, 78], controlMedium: [168, 78], controlLarge: [168, 168], controlLockScreen: [50, 50], controlActionButton: [78, 78],
};

/// Whether a list names a kind or form; case does not matter.
function names(list, kind, form) {
  return (list || []).some((name) => [kind, form].some((each) => each.toLowerCase() === name.toLowerCase()));
}

function variantsOf(state, kind, form) {
  const fitting = (state.variants || []).filter((variant) =>
    (!variant.only?.length || names(variant.only, kind, form)) && !names(variant.except, kind, form));
  return fitting.length ? fitting : [{ name: "", options: [] }];
}

function makeItem(base, variant, scheme) {
  const place = base.preview !== undefined ? "preview/" + base.preview : base.kind + "/" + base.form;
  const item = { ...base, variant: variant.name, options: variant.options, scheme };
  item.key = place + (variant.name ? "+" + variant.name : "") + (scheme ? "@" + scheme : "");
  item.title = base.preview ?? base.form;
  // Accessories are white on nothing, because a wallpaper or a watch face lies behind them.
  item.needsWallpaper = /^accessory|^control|^(compact|minimal|expanded)$/.test(base.form || "");
  return item;
}

/// The groups of the canvas: `{id, title, subtitle, sort, items, absent}`.
export function groupsOf(state, scheme, device) {
  const { listing } = state;
  if (!listing) return [];
  const shown = state.choices?.devices.find((each) => each.name === (device || listing.device))?.families;
  const groups = [];
  const add = (sort, id, title, subtitle, forms, absent) => {
    const items = [];
    for (const form of forms) {
      for (const variant of variantsOf(state, form.kind ?? "", form.form ?? form.preview)) {
        const isFixed = variant.options.includes("--scheme");
        const schemes = scheme === "both" && !isFixed ? ["light", "dark"] : [""];
        for (const each of schemes) items.push(makeItem({ ...form, sort, group: id }, variant, each));
      }
    }
    groups.push({ id, title, subtitle, sort, items, absent: absent || [] });
  };
  const sized = (kind, form) => {
    const [width, height] = usualSizes[form] || [170, 170];
    return { kind, form, width, height };
  };
  for (const widget of listing.widgets || []) {
    const families = widget.families.map((family) => {
      if (!shown) return family;
      const [width, height] = shown[family.name] || [];
      return { name: family.name, width, height };
    });
    const here = families.filter((family) => family.width);
    const absent = families.filter((family) => !family.width).map((family) => family.name);
    const title = widget.name || widget.kind;
    add("widget", widget.kind, title, [title !== widget.kind && widget.kind, widget.description].filter(Boolean).join(" · "),
      here.map((family) => ({ kind: widget.kind, form: family.name, width: family.width, height: family.height })), absent);
  }
  for (const activity of listing.activities || []) {
    add("activity", activity.kind, activity.kind, "Live Activity", activity.families.map((form) => sized(activity.kind, form)));
  }
  for (const control of listing.controls || []) {
    add("control", control.kind, control.displayName || control.kind, "Control",
      (control.families || []).map((form) => sized(control.kind, form)));
  }
  if (listing.previews?.length) {
    add("preview", "previews", "Previews", "From #Preview and PreviewProvider",
      listing.previews.map((preview) => ({ preview: preview.name, previewKind: preview.kind, width: 170, height: 170 })));
  }
  return groups;
}

/// Whether an item fits the sidebar's choices and the filter's words.
export function fits(item, group, values) {
  if (values.kind && group.id !== values.kind) return false;
  if (values.family && item.title !== values.family) return false;
  if (values.variant && item.variant !== values.variant) return false;
  const text = values.text.trim().toLowerCase();
  if (!text) return true;
  const all = [group.title, group.id, group.subtitle, item.title, item.variant, item.scheme].join("\n").toLowerCase();
  return text.split(/\s+/).every((word) => all.includes(word));
}

/// The parameters and recommendations of an item's kind.
export function configurationOf(state, item) {
  const list = [...(state.listing?.widgets || []), ...(state.listing?.controls || [])];
  const found = list.find((each) => each.kind === item.kind);
  return { parameters: found?.parameters || [], recommendations: found?.recommendations || [] };
}

/// What a reader hears as the name of an item.
export function labelOf(item, group) {
  return [group.title, item.title, item.variant, item.scheme].filter(Boolean).join(", ");
}
