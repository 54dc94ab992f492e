/** Lets one task at a time work on each key, in the order they came. */
export class KeyedMutex {
  private readonly last = new Map<string, Promise<unknown>>();

  async run<T>(key: string, task: () => Promise<T>): Promise<T> {
    const before = this.last.get(key) ?? Promise.resolve();
    const mine = before.then(task, task);
    const quiet = mine.catch(() => undefined);
    this.last.set(key, quiet);
    try {
      return await mine;
    } finally {
      if (this.last.get(key) === quiet) this.last.delete(key);
    }
  }
}
