/** Stops of one route, or of two, as they would be after a move. */
export type Move = readonly [readonly number[]] | readonly [readonly number[], readonly number[]];

const LONGEST_SEGMENT = 3;

/** Moves inside a route that bring the stops at `at` and `to` next to each other: or-opt, exchange, 2-opt. */
export function* movesInside(stops: readonly number[], at: number, to: number): Generator<Move> {
  for (let length = 1; length <= LONGEST_SEGMENT; length++) {
    if (at + length > stops.length || (to >= at && to < at + length)) continue;
    const segment = stops.slice(at, at + length);
    const rest = stops.toSpliced(at, length);
    const behind = (to > at ? to - length : to) + 1;
    yield [rest.toSpliced(behind, 0, ...segment)];
    yield [rest.toSpliced(behind - 1, 0, ...segment.toReversed())];
    yield [rest.toSpliced(behind, 0, ...segment.toReversed())];
  }
  yield [stops.with(at, stops[to]!).with(to, stops[at]!)];
  const [low, high] = [Math.min(at, to), Math.max(at, to)];
  const turned = stops.slice(low + 1, high + 1).toReversed();
  yield [stops.toSpliced(low + 1, high - low, ...turned)];
}

/** Moves between routes that bring `one[at]` and `other[to]` together: relocate, cross exchange, 2-opt*. */
export function* movesBetween(
  one: readonly number[],
  at: number,
  other: readonly number[],
  to: number,
): Generator<Move> {
  yield [
    [...one.slice(0, at + 1), ...other.slice(to)],
    [...other.slice(0, to), ...one.slice(at + 1)],
  ];
  for (let given = 1; given <= LONGEST_SEGMENT && at + given <= one.length; given++) {
    const segment = one.slice(at, at + given);
    for (let taken = 0; taken < LONGEST_SEGMENT && to + taken < other.length; taken++) {
      const back = other.slice(to + 1, to + 1 + taken);
      yield [one.toSpliced(at, given, ...back), other.toSpliced(to + 1, taken, ...segment)];
    }
  }
}
