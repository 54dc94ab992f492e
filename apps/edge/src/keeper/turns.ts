/** Does one thing after the other. */
export class Turns {
  #last: Promise<unknown> = Promise.resolve();

  /** Begins once all before has ended, however it did. */
  take<Value>(act: () => Promise<Value>): Promise<Value> {
    const done = this.#last.then(act);
    this.#last = done.catch(() => undefined);
    return done;
  }
}
