import type { OsmTags } from '../../osm/index.js';

/** Where the nodes of ways are: sorted by their numbers, so that they need no map. */
export class NodePlaces {
  readonly #ids: Float64Array;
  readonly #lat: Float64Array;
  readonly #lon: Float64Array;
  readonly tags = new Map<number, OsmTags>();

  /** @param keepTags nodes whose tags are wanted too */
  constructor(
    refs: Float64Array,
    private readonly keepTags: ReadonlySet<number>,
  ) {
    this.#ids = refs.toSorted().filter((id, index, all) => index === 0 || all[index - 1] !== id);
    this.#lat = new Float64Array(this.#ids.length).fill(Number.NaN);
    this.#lon = new Float64Array(this.#ids.length);
  }

  put(id: number, lat: number, lon: number, tags: OsmTags | null): void {
    const at = this.#find(id);
    if (at < 0) return;
    this.#lat[at] = lat;
    this.#lon[at] = lon;
    if (tags && this.keepTags.has(id)) this.tags.set(id, tags);
  }

  /** Latitudes and longitudes of nodes in turns, without those that the map does not have. */
  line(refs: Iterable<number>): Float64Array {
    const line: number[] = [];
    for (const ref of refs) {
      const at = this.#find(ref);
      if (at >= 0 && !Number.isNaN(this.#lat[at]!)) line.push(this.#lat[at]!, this.#lon[at]!);
    }
    return Float64Array.from(line);
  }

  #find(id: number): number {
    let [from, to] = [0, this.#ids.length - 1];
    while (from <= to) {
      const middle = (from + to) >> 1;
      const found = this.#ids[middle]!;
      if (found === id) return middle;
      if (found < id) from = middle + 1;
      else to = middle - 1;
    }
    return -1;
  }
}
