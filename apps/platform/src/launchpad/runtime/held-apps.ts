/** The apps whose replicas deployments are changing over; nobody else may end one of those then. */
export class HeldApps {
  /** How many deployments hold each app. */
  readonly #held = new Map<string, number>();

  /** Reserves an app's replicas, old and new. Returns the way to let go. */
  hold(appId: string): () => void {
    this.#held.set(appId, (this.#held.get(appId) ?? 0) + 1);
    return () => {
      const left = (this.#held.get(appId) ?? 0) - 1;
      if (left > 0) this.#held.set(appId, left);
      else this.#held.delete(appId);
    };
  }

  /** Whether somebody holds an app. */
  has(appId: string): boolean {
    return this.#held.has(appId);
  }
}
