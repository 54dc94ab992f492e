/** For each of a number of places, what belongs to it: `items[start[place]]` up to `start[place + 1]`. */
export interface Adjacency {
  readonly start: Int32Array;
  readonly items: Int32Array;
}

/** Sorts items by the place that each belongs to (counting sort). */
export function adjacencyOf(places: number, placeOf: ArrayLike<number>): Adjacency {
  const start = new Int32Array(places + 1);
  for (let item = 0; item < placeOf.length; item++) start[placeOf[item]! + 1]! += 1;
  for (let place = 0; place < places; place++) start[place + 1]! += start[place]!;
  const next = start.slice(0, places);
  const items = new Int32Array(placeOf.length);
  for (let item = 0; item < placeOf.length; item++) items[next[placeOf[item]!]!++] = item;
  return { start, items };
}
