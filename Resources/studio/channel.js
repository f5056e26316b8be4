// The connection to the server. After it is lost, it is tried again until it is back.

import { Signal } from "./signal.js";

const pauses = [250, 500, 1000, 2000];

/// An error that the server has answered, or why there is no answer.
export class RequestError extends Error {
  constructor(message, status) {
    super(message);
    this.status = status;
  }

  /// Whether the request was taken back, or the connection was lost, so that nobody is at fault.
  get isCancelled() {
    return this.status === 0;
  }
}

export class Channel {
  constructor() {
    this.isLive = true;
    this.isOpen = false;
    this.attempts = 0;
    this.nextId = 1;
    this.waiting = new Map();
    /// Sent with the server's state.
    this.stateChanged = new Signal();
    /// Sent with true when the connection is there, and false when it is lost.
    this.openChanged = new Signal();
  }

  connect() {
    const token = new URLSearchParams(location.search).get("token") || "";
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(scheme + "//" + location.host + "/socket?token=" + encodeURIComponent(token));
    this.socket = socket;
    socket.addEventListener("open", () => {
      this.isOpen = true;
      this.attempts = 0;
      this.openChanged.send(true);
    });
    socket.addEventListener("message", (event) => this.receive(JSON.parse(event.data)));
    socket.addEventListener("close", () => this.lose());
  }

  lose() {
    const wasOpen = this.isOpen;
    this.isOpen = false;
    for (const { reject } of this.waiting.values()) reject(new RequestError("The connection was lost.", 0));
    this.waiting.clear();
    if (wasOpen || this.attempts === 0) this.openChanged.send(false);
    const pause = pauses[Math.min(this.attempts, pauses.length - 1)];
    this.attempts += 1;
    setTimeout(() => this.connect(), pause);
  }

  receive(message) {
    if (message.event === "state") return this.stateChanged.send(message.state);
    const request = this.waiting.get(message.re);
    if (!request) return;
    this.waiting.delete(message.re);
    if (message.error) request.reject(new RequestError(message.error.message, message.error.status));
    else request.resolve(message.result);
  }

  /// Asks the server. The promise has the request's number as `id`, for `cancel`.
  ask(what, parameters) {
    const id = this.nextId;
    this.nextId += 1;
    const promise = new Promise((resolve, reject) => {
      if (!this.isOpen) return reject(new RequestError("The studio's server does not answer.", 0));
      this.waiting.set(id, { resolve, reject });
      this.socket.send(JSON.stringify({ id, do: what, ...parameters }));
    });
    promise.id = id;
    return promise;
  }

  cancel(ids) {
    if (this.isOpen && ids.length) this.socket.send(JSON.stringify({ id: this.nextId++, do: "cancel", requests: ids }));
  }
}
