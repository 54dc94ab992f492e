import { FenceInvalid } from '../fence-invalid.js';
import type { CorridorGeometry } from '../fence.js';
import { type Arc, arcBetween, boxOfArc, isNearArc, partOfArc } from './arc.js';
import { splitBox, widened } from './box.js';
import { checkCount, checkPlace, checkSize } from './checks.js';
import type { FenceShape } from './fence-shape.js';
import { type Spot, spotOf } from './spot.js';

const WIDEST_M = 200_000;

/** All along a line; each of its pieces is a part that is looked for by itself. */
export class CorridorShape implements FenceShape {
  readonly boxes;
  readonly #arcs: readonly Arc[];
  readonly #halfM: number;

  /** @throws FenceInvalid */
  constructor({ line, widthM }: CorridorGeometry) {
    checkCount(line.length, 'line');
    checkSize(widthM, 'width_m', WIDEST_M);
    line.forEach((point, index) => checkPlace(point, `line.${index}`));
    this.#halfM = widthM / 2;
    this.#arcs = arcsOf(line);
    this.boxes = this.#arcs.flatMap((arc) => {
      const part = partOfArc(arc, this.#halfM);
      const boxes = splitBox(widened(boxOfArc(arc), this.#halfM * 1.000001 + 0.01));
      return boxes.map((box) => ({ box, part }));
    });
  }

  isWithin(spot: Spot, marginM: number): boolean {
    return this.#arcs.some((arc) => isNearArc(spot, arc, this.#halfM + marginM));
  }
}

function arcsOf(line: CorridorGeometry['line']): Arc[] {
  const arcs: Arc[] = [];
  for (let at = 1; at < line.length; at++) {
    const [from, to] = [spotOf(line[at - 1]!), spotOf(line[at]!)];
    const arc = arcBetween(from, to);
    if (arc === 'opposite') {
      throw new FenceInvalid('out_of_range', `line.${at}`, 'Lies at the other end of the earth.');
    }
    if (arc) arcs.push(arc);
  }
  if (arcs.length > 0) return arcs;
  throw new FenceInvalid('too_few_points', 'line', 'Needs two points that differ.');
}
