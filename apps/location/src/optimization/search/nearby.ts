import type { Model } from '../model/model.js';

const MOST = 400;

/** For each stop the others, nearest first; the stop itself leads. */
export class Nearby {
  readonly #lists: (readonly number[] | undefined)[];

  constructor(private readonly model: Model) {
    this.#lists = Array.from({ length: model.location.length });
  }

  /** At most the 400 nearest. */
  of(stop: number): readonly number[] {
    return (this.#lists[stop] ??= this.#near(stop));
  }

  #near(stop: number): readonly number[] {
    const { location, width, costs } = this.model;
    const here = location[stop]!;
    const far = Float64Array.from(location, (there, other) =>
      other === stop ? -1 : Math.min(costs[here * width + there]!, costs[there * width + here]!),
    );
    const all = Array.from(far, (_, other) => other);
    return all.toSorted((one, other) => far[one]! - far[other]! || one - other).slice(0, MOST);
  }
}
