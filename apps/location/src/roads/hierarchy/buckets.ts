import { growing } from '../network/growing-array.js';

/** What a target left at a node: what it is from there to it. */
export interface Left {
  readonly column: number;
  readonly weight: number;
  readonly durationMs: number;
  readonly lengthDm: number;
}

/** What targets left, by place: linked lists in flat arrays. */
export class Buckets {
  /** By place: the first that was left there; -1 for none. */
  readonly first: Int32Array;
  readonly #columns = growing.int32();
  readonly #weights = growing.int32();
  readonly #durationsMs = growing.int32();
  readonly #lengthsDm = growing.int32();
  readonly #nexts = growing.int32();

  constructor(places: number) {
    this.first = new Int32Array(places).fill(-1);
  }

  add(place: number, { column, weight, durationMs, lengthDm }: Left): void {
    this.#columns.push(column);
    this.#weights.push(weight);
    this.#durationsMs.push(durationMs);
    this.#lengthsDm.push(lengthDm);
    this.first[place] = this.#nexts.push(this.first[place]!);
  }

  /** All of it, when nothing is added any more. */
  done() {
    return {
      column: this.#columns.done(),
      weight: this.#weights.done(),
      durationMs: this.#durationsMs.done(),
      lengthDm: this.#lengthsDm.done(),
      next: this.#nexts.done(),
    };
  }
}
