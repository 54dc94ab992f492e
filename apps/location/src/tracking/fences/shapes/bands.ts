import type { Edges } from './edges.js';

const EDGES_IN_BAND = 8;

/** Edges by bands of latitude, so that few of many have to be looked at for one place. */
export class Bands {
  readonly south: number;
  readonly north: number;
  readonly #perDegree: number;
  readonly #first: Int32Array;
  /** Four numbers an edge, band by band: what one question reads lies together. */
  readonly #coordinates: Float64Array;

  constructor(private readonly edges: Edges) {
    const { count, fromLat } = edges;
    this.south = fromLat.reduce((least, lat) => Math.min(least, lat), Infinity);
    this.north = fromLat.reduce((most, lat) => Math.max(most, lat), -Infinity);
    const bands = Math.max(1, Math.floor(count / EDGES_IN_BAND));
    this.#perDegree = this.north > this.south ? bands / (this.north - this.south) : 0;
    this.#first = new Int32Array(bands + 2);
    this.#each((band) => (this.#first[band + 1]! += 1));
    for (let band = 0; band <= bands; band++) this.#first[band + 1]! += this.#first[band]!;
    const at = this.#first.slice();
    const coordinates = new Float64Array(at[bands]! * 4);
    this.#each((band, edge) => {
      const { fromLon, toLat, toLon } = edges;
      coordinates.set([fromLat[edge]!, toLat[edge]!, fromLon[edge]!, toLon[edge]!], at[band]! * 4);
      at[band]! += 1;
    });
    this.#coordinates = coordinates;
  }

  /** Whether a place is inside, by how many edges lie west of it. */
  has(lat: number, lon: number): boolean {
    if (lat < this.south || lat > this.north) return false;
    const band = this.#bandOf(lat);
    const coordinates = this.#coordinates;
    const end = this.#first[band + 1]! * 4;
    let isInside = false;
    for (let at = this.#first[band]! * 4; at < end; at += 4) {
      const y = coordinates[at]!;
      const nextY = coordinates[at + 1]!;
      if (y > lat === nextY > lat) continue;
      const x = coordinates[at + 2]!;
      if (lon < ((coordinates[at + 3]! - x) * (lat - y)) / (nextY - y) + x) isInside = !isInside;
    }
    return isInside;
  }

  #bandOf(lat: number): number {
    const last = this.#first.length - 3;
    return Math.min(last, Math.floor((lat - this.south) * this.#perDegree));
  }

  #each(hand: (band: number, edge: number) => void): void {
    const { count, fromLat, toLat } = this.edges;
    for (let edge = 0; edge < count; edge++) {
      const [one, other] = [this.#bandOf(fromLat[edge]!), this.#bandOf(toLat[edge]!)];
      for (let band = Math.min(one, other); band <= Math.max(one, other); band++) hand(band, edge);
    }
  }
}
