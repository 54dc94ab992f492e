/** A list of numbers that grows by doubling; much smaller than an array of JavaScript. */
export class GrowingArray<Kind extends Int32Array | Float64Array | Uint8Array | Float32Array> {
  #length = 0;

  constructor(private values: Kind) {}

  get length(): number {
    return this.#length;
  }

  /** Adds a number; gives its place. */
  push(value: number): number {
    if (this.#length === this.values.length) {
      const Of = this.values.constructor as new (length: number) => Kind;
      const more = new Of(Math.max(16, this.#length * 2));
      more.set(this.values);
      this.values = more;
    }
    this.values[this.#length] = value;
    return this.#length++;
  }

  at(index: number): number {
    return this.values[index]!;
  }

  /** What was added, and nothing else. */
  done(): Kind {
    return this.values.slice(0, this.#length) as Kind;
  }
}

/** Grows from nothing. */
export const growing = {
  int32: () => new GrowingArray(new Int32Array(0)),
  float64: () => new GrowingArray(new Float64Array(0)),
  float32: () => new GrowingArray(new Float32Array(0)),
  uint8: () => new GrowingArray(new Uint8Array(0)),
};
