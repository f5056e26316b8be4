// Who wants to know of a change adds a function; who makes the change sends it.

export class Signal {
  constructor() {
    this.listeners = [];
  }

  add(listener) {
    this.listeners.push(listener);
  }

  send(...values) {
    for (const listener of this.listeners) listener(...values);
  }
}

/// Calls `action` once after the code that runs now, however often that calls the result.
export function oncePerTurn(action) {
  let isWaiting = false;
  return () => {
    if (isWaiting) return;
    isWaiting = true;
    queueMicrotask(() => {
      isWaiting = false;
      action();
    });
  };
}

/// Calls `action` once per frame at most, however often the result is called.
export function oncePerFrame(action) {
  let isWaiting = false;
  return () => {
    if (isWaiting) return;
    isWaiting = true;
    requestAnimationFrame(() => {
      isWaiting = false;
      action();
    });
  };
}
