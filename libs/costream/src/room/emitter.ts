/** Tells listeners; one that throws keeps nobody else from hearing it. */
export class Emitter<Events> {
  readonly #listeners = new Map<keyof Events, Set<(event: never) => void>>();

  /** Calls the listener at each event of that name. @returns how to stop */
  on<K extends keyof Events>(name: K, listener: (event: Events[K]) => void): () => void {
    const own = (event: Events[K]) => listener(event);
    const set = this.#listeners.get(name) ?? new Set();
    this.#listeners.set(name, set.add(own));
    return () => void set.delete(own);
  }

  /** Tells everybody who listens now. */
  emit<K extends keyof Events>(name: K, event: Events[K]): void {
    // Who begins to listen while it is told hears of the next one.
    for (const listener of new Set(this.#listeners.get(name))) {
      try {
        (listener as (event: Events[K]) => void)(event);
      } catch (error) {
        // As with events of the page: it shows in the console, and the SDK goes on.
        globalThis.reportError?.(error);
      }
    }
  }
}
