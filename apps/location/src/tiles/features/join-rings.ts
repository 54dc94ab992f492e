/** Closed lines of nodes, out of ways that touch at their ends; what does not close is left out. */
export function joinRings(ways: readonly (readonly number[])[]): number[][] {
  const rings: number[][] = [];
  const left = new Set(ways.filter((way) => way.length > 1));
  for (const way of left) {
    left.delete(way);
    const ring = [...way];
    while (ring[0] !== ring.at(-1)) {
      const end = ring.at(-1);
      const next = [...left].find((other) => other[0] === end || other.at(-1) === end);
      if (!next) break;
      left.delete(next);
      ring.push(...(next[0] === end ? next : next.toReversed()).slice(1));
    }
    if (ring.length > 3 && ring[0] === ring.at(-1)) rings.push(ring);
  }
  return rings;
}
