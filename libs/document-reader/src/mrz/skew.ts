import type { Component } from './components.js';

const WIDEST_DEG = 14;
const COARSE_DEG = 0.5;
const FINE_DEG = 0.1;
const BIN_PX = 3;

/** The angle at which letters fall into the fewest rows, in degrees. */
export function findSkew(components: Component[]): number {
  const coarse = bestAngle(components, 0, WIDEST_DEG, COARSE_DEG);
  return bestAngle(components, coarse, COARSE_DEG, FINE_DEG);
}

function bestAngle(components: Component[], around: number, reach: number, step: number): number {
  let best = around;
  let bestScore = -1;
  for (let angle = around - reach; angle <= around + reach; angle += step) {
    const score = crowding(components, angle);
    if (score > bestScore) [best, bestScore] = [angle, score];
  }
  return best;
}

/** Sum of cubed row counts: a few full rows beat many thin ones. */
function crowding(components: Component[], angleDeg: number): number {
  const sine = Math.sin((angleDeg * Math.PI) / 180);
  const cosine = Math.cos((angleDeg * Math.PI) / 180);
  const rows = new Map<number, number>();
  for (const { x, y } of components) {
    const row = Math.round((y * cosine - x * sine) / BIN_PX);
    rows.set(row, (rows.get(row) ?? 0) + 1);
  }
  let score = 0;
  for (const count of rows.values()) score += count ** 3;
  return score;
}
