import Flatbush from 'flatbush';
import type { DegreeBox } from '../snapping/piece-index.js';
import { foldsBack, meet, sideOf, type Unit } from './exact-side.js';
import { PolygonInvalid } from './polygon-invalid.js';

const DEGREES = 1e-7;
const MOST_EAST = 180 / DEGREES;

/** Rings as GeoJSON has them: longitude and latitude in degrees, the first ring around, others holes; the first point again at the end. */
export type PolygonRings = readonly (readonly (readonly number[])[])[];

/** The area of one polygon, its border with it, in whole units of 10⁻⁷ degrees: exact there. */
export class ClosedArea {
  readonly box: DegreeBox;
  readonly #from: Unit[] = [];
  readonly #to: Unit[] = [];
  readonly #ring: number[] = [];
  readonly #tree: Flatbush;

  /** @param polygon its number, for errors. @throws PolygonInvalid */
  constructor(rings: PolygonRings, polygon: number) {
    if (rings.length === 0) throw new PolygonInvalid('no_ring', polygon);
    rings.forEach((ring, index) => this.#add(ring, { polygon, index }));
    this.#tree = new Flatbush(this.#from.length);
    this.#from.forEach((from, line) => this.#tree.add(...boxOf(from, this.#to[line]!)));
    this.#tree.finish();
    this.#refuseCrossings(polygon);
    this.#refuseHolesOutside(rings.length, polygon);
    const { minX, minY, maxX, maxY } = this.#tree;
    this.box = {
      west: minX * DEGREES,
      south: minY * DEGREES,
      east: maxX * DEGREES,
      north: maxY * DEGREES,
    };
  }

  /** Whether a straight line meets the area. */
  meets(from: Unit, to: Unit): boolean {
    const near = this.#tree.search(...boxOf(from, to));
    if (near.some((line) => meet(from, to, this.#from[line]!, this.#to[line]!))) return true;
    // It meets no border: all of it is inside, or nothing is.
    return this.#holds(from);
  }

  /** Whether a place that is on no border lies inside: borders to the east of it are counted. */
  #holds(place: Unit, isCounted: (ring: number) => boolean = () => true): boolean {
    const [x, y] = place;
    let isIn = false;
    for (const line of this.#tree.search(x, y, MOST_EAST, y)) {
      const [from, to] = [this.#from[line]!, this.#to[line]!];
      if (!isCounted(this.#ring[line]!) || from[1] > y === to[1] > y) continue;
      const side = sideOf(from, to, place);
      if (to[1] > from[1] ? side > 0 : side < 0) isIn = !isIn;
    }
    return isIn;
  }

  #add(
    ring: readonly (readonly number[])[],
    { polygon, index }: { polygon: number; index: number },
  ) {
    const refuse = (fault: PolygonInvalid['fault']) => new PolygonInvalid(fault, polygon, index);
    if (ring.length < 4) throw refuse('too_few_points');
    const units = ring.map((point): Unit => {
      const [lon = Number.NaN, lat = Number.NaN] = point;
      if (!(Math.abs(lon) <= 180 && Math.abs(lat) <= 90)) throw refuse('out_of_range');
      return [Math.round(lon / DEGREES), Math.round(lat / DEGREES)];
    });
    const last = units.at(-1)!;
    if (last[0] !== units[0]![0] || last[1] !== units[0]![1]) throw refuse('not_closed');
    const before = this.#from.length;
    units.slice(1).forEach((to, at) => {
      const from = units[at]!;
      if (Math.abs(to[0] - from[0]) > MOST_EAST) throw refuse('over_date_line');
      if (to[0] === from[0] && to[1] === from[1]) return;
      this.#from.push(from);
      this.#to.push(to);
      this.#ring.push(index);
    });
    if (this.#from.length - before < 3) throw refuse('too_few_points');
  }

  /** Lines meet where one follows the other, and nowhere else. */
  #refuseCrossings(polygon: number): void {
    const refuse = (line: number) =>
      new PolygonInvalid('crosses_itself', polygon, this.#ring[line]);
    this.#from.forEach((from, line) => {
      const to = this.#to[line]!;
      const after = this.#next(line);
      if (foldsBack(from, to, this.#to[after]!)) throw refuse(line);
      // Each pair once.
      for (const other of this.#tree.search(...boxOf(from, to), (one) => one > line)) {
        if (other === after || this.#next(other) === line) continue;
        if (meet(from, to, this.#from[other]!, this.#to[other]!)) throw refuse(line);
      }
    });
  }

  #refuseHolesOutside(rings: number, polygon: number): void {
    for (let ring = 1; ring < rings; ring++) {
      const place = this.#from[this.#ring.indexOf(ring)]!;
      const isInOther = this.#holds(place, (one) => one !== ring);
      if (!isInOther) throw new PolygonInvalid('hole_outside', polygon, ring);
    }
  }

  /** The line of the same ring that follows. */
  #next(line: number): number {
    const ring = this.#ring[line]!;
    return this.#ring[line + 1] === ring ? line + 1 : this.#ring.indexOf(ring);
  }
}

const boxOf = (a: Unit, b: Unit): [number, number, number, number] => [
  Math.min(a[0], b[0]),
  Math.min(a[1], b[1]),
  Math.max(a[0], b[0]),
  Math.max(a[1], b[1]),
];
