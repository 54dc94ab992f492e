import Flatbush from 'flatbush';
import type { Edges } from './edges.js';

/** Two edges that cross, or that touch where a ring may not touch itself; null when none do. */
export function firstCrossing(edges: Edges): { edge: number; other: number } | null {
  const { count, fromLon, fromLat, toLon, toLat } = edges;
  const tree = new Flatbush(count);
  const boxes = Array.from({ length: count }, (_, edge) => {
    const [x, y, nextX, nextY] = [fromLon[edge]!, fromLat[edge]!, toLon[edge]!, toLat[edge]!];
    return [
      Math.min(x, nextX),
      Math.min(y, nextY),
      Math.max(x, nextX),
      Math.max(y, nextY),
    ] as const;
  });
  for (const box of boxes) tree.add(...box);
  tree.finish();
  for (let edge = 0; edge < count; edge++) {
    let found = -1;
    tree.search(...boxes[edge]!, (other) => {
      if (found < 0 && other > edge && isFault(edges, edge, other)) found = other;
      return false;
    });
    if (found >= 0) return { edge, other: found };
  }
  return null;
}

function isFault(edges: Edges, edge: number, other: number): boolean {
  const { fromLon, fromLat, toLon, toLat, ring, firstOf } = edges;
  const isSameRing = ring[edge] === ring[other];
  if (isSameRing) {
    const [first, last] = [firstOf[ring[edge]!]!, firstOf[ring[edge]! + 1]! - 1];
    const isNext = other === edge + 1 || (edge === first && other === last);
    if (isNext) return goesBack(edges, edge, other);
  }
  const [ax, ay, bx, by] = [fromLon[edge]!, fromLat[edge]!, toLon[edge]!, toLat[edge]!];
  const [cx, cy, dx, dy] = [fromLon[other]!, fromLat[other]!, toLon[other]!, toLat[other]!];
  const [c, d] = [side(ax, ay, bx, by, cx, cy), side(ax, ay, bx, by, dx, dy)];
  const [a, b] = [side(cx, cy, dx, dy, ax, ay), side(cx, cy, dx, dy, bx, by)];
  if (c * d < 0 && a * b < 0) return true;
  if (!isSameRing) return false;
  return (
    (c === 0 && isBetween(ax, ay, bx, by, cx, cy)) ||
    (d === 0 && isBetween(ax, ay, bx, by, dx, dy)) ||
    (a === 0 && isBetween(cx, cy, dx, dy, ax, ay)) ||
    (b === 0 && isBetween(cx, cy, dx, dy, bx, by))
  );
}

/** Whether the next edge lies on the one before. */
function goesBack({ fromLon, fromLat, toLon, toLat }: Edges, edge: number, other: number): boolean {
  const [x, y] = [toLon[edge]! - fromLon[edge]!, toLat[edge]! - fromLat[edge]!];
  const [nextX, nextY] = [toLon[other]! - fromLon[other]!, toLat[other]! - fromLat[other]!];
  return x * nextY === y * nextX && x * nextX + y * nextY < 0;
}

/** More than 0 when the last point is on the left of the line through the others. */
function side(ax: number, ay: number, bx: number, by: number, px: number, py: number): number {
  return Math.sign((bx - ax) * (py - ay) - (by - ay) * (px - ax));
}

function isBetween(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  px: number,
  py: number,
): boolean {
  const isInX = px >= Math.min(ax, bx) && px <= Math.max(ax, bx);
  return isInX && py >= Math.min(ay, by) && py <= Math.max(ay, by);
}
