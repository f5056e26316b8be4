// The page without a server: its state and its pictures lie in the page.

import { byId } from "./text.js";
import { Signal } from "./signal.js";
import { RequestError } from "./channel.js";
import { requestKey, valuesOfOption } from "./options.js";

/// The part of a channel that the page uses, answered from what was exported.
export class ExportedChannel {
  constructor(exported) {
    this.isLive = false;
    this.isOpen = true;
    this.exported = exported;
    this.requests = exported.pictures.map((picture) => picture.request);
    this.results = new Map(exported.pictures.map((picture) => [requestKey(picture.request), picture.result]));
    this.stateChanged = new Signal();
    this.openChanged = new Signal();
  }

  connect() {
    this.openChanged.send(true);
    this.stateChanged.send({ ...this.exported.state, phase: "ready" });
  }

  ask(what, parameters) {
    const result = what === "draw" ? this.results.get(requestKey(parameters.picture)) : undefined;
    const reason = what === "draw" ? "This picture is not in the export." : "An exported page has no server to ask.";
    const promise = result ? Promise.resolve(result) : Promise.reject(new RequestError(reason, 1));
    promise.id = 0;
    return promise;
  }

  cancel() {}

  /// Whether a form was exported with any options.
  has(item) {
    return this.requests.some((request) =>
      item.preview !== undefined ? request.preview === item.preview : request.kind === item.kind && request.form === item.form);
  }

  /// The values of an option that some exported picture has.
  values(name) {
    // What a look of darkroom.yml has by itself cannot be chosen for the others.
    const looks = (this.exported.state.variants || []).map((variant) => variant.options).filter((options) => options.length);
    const isOfLook = ({ options = [] }) => looks.some((look) => look.every((word, index) => options[index] === word));
    return valuesOfOption(this.requests.filter((request) => !isOfLook(request)), name);
  }
}

/// What the exporter has put into the page, packed; null where there is a server.
export async function readExport() {
  const holder = byId("export");
  if (!holder) return null;
  const packed = Uint8Array.from(atob(holder.textContent), (letter) => letter.charCodeAt(0));
  return new Response(new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"))).json();
}
