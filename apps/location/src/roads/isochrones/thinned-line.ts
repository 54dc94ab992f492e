import type { Metres } from './local-plane.js';

/**
 * A line without the points that are nearer than so many metres to the one before; no point of the line is
 * further from it than that. Its ends stay.
 */
export function thinned(line: readonly Metres[], leastM: number): Metres[] {
  const least = leastM * leastM;
  const kept: Metres[] = [];
  line.forEach((point, at) => {
    const last = kept.at(-1);
    const isEnd = at === line.length - 1;
    if (!last || isEnd || squareM(last, point) >= least) kept.push(point);
  });
  return kept;
}

const squareM = ([x, y]: Metres, [otherX, otherY]: Metres): number =>
  (otherX - x) ** 2 + (otherY - y) ** 2;
