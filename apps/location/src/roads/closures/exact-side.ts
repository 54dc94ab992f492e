/** A place in whole units of 10⁻⁷ degrees: longitude and latitude. */
export type Unit = readonly [x: number, y: number];

/** Above this a difference of rounded products is surely right about its sign: they are below 2⁶⁵. */
const SURE = 1e5;

/** On which side of a line a place lies: 1 left, -1 right, 0 on it; exact. */
export function sideOf(a: Unit, b: Unit, c: Unit): number {
  const left = (b[0] - a[0]) * (c[1] - a[1]);
  const right = (c[0] - a[0]) * (b[1] - a[1]);
  const isExact = Math.abs(left) + Math.abs(right) <= Number.MAX_SAFE_INTEGER;
  if (isExact || Math.abs(left - right) > SURE) return Math.sign(left - right);
  const exact =
    BigInt(b[0] - a[0]) * BigInt(c[1] - a[1]) - BigInt(c[0] - a[0]) * BigInt(b[1] - a[1]);
  return exact > 0n ? 1 : exact < 0n ? -1 : 0;
}

/** Whether a place that is on the line of two others lies between them, or on one of them. */
function isBetween([ax, ay]: Unit, [bx, by]: Unit, [cx, cy]: Unit): boolean {
  const isAlong = cx >= Math.min(ax, bx) && cx <= Math.max(ax, bx);
  return isAlong && cy >= Math.min(ay, by) && cy <= Math.max(ay, by);
}

/** Whether two straight lines have a place in common, be it one of their ends; exact. */
export function meet(a: Unit, b: Unit, c: Unit, d: Unit): boolean {
  const ofC = sideOf(a, b, c);
  const ofD = sideOf(a, b, d);
  if (ofC * ofD > 0) return false;
  const ofA = sideOf(c, d, a);
  const ofB = sideOf(c, d, b);
  if (ofC * ofD < 0 && ofA * ofB < 0) return true;
  return (
    (ofC === 0 && isBetween(a, b, c)) ||
    (ofD === 0 && isBetween(a, b, d)) ||
    (ofA === 0 && isBetween(c, d, a)) ||
    (ofB === 0 && isBetween(c, d, b))
  );
}

/** Whether one place lies between the others on one line, so that two lines that share an end lie upon each other. */
export function foldsBack(before: Unit, at: Unit, after: Unit): boolean {
  if (sideOf(before, at, after) !== 0) return false;
  return isBetween(before, at, after) || isBetween(at, after, before);
}
