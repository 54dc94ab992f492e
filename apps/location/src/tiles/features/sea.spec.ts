import type { Position } from 'geojson';
import type { Bounds } from '../../maps/regions/region.entity.js';
import { joinCoasts } from './join-coasts.js';
import { isInside } from './polygons.js';
import { seaOf } from './sea.js';

/** South, west, north, east. */
const MAP: Bounds = [0, 0, 10, 10];

const isSea = (sea: Position[][][], at: Position): boolean =>
  sea.some(
    ([outer, ...holes]) => isInside(at, outer!) && !holes.some((hole) => isInside(at, hole)),
  );

/** Which of the places are in the sea. */
const seen = (coasts: Position[][], places: Position[]) => {
  const sea = seaOf(coasts, MAP);
  return places.map((place) => isSea(sea, place));
};

const ring = (west: number, south: number, size: number): Position[] => [
  [west, south],
  [west + size, south],
  [west + size, south + size],
  [west, south + size],
  [west, south],
];

describe('the sea', () => {
  it('lies to the right of a coast that crosses the map', () => {
    const coast: Position[] = [
      [0, 5],
      [5, 6],
      [10, 5],
    ];
    const [north, south]: Position[] = [
      [5, 8],
      [5, 2],
    ];
    expect(seen([coast], [north!, south!])).toEqual([false, true]);
    expect(seen([coast.toReversed()], [north!, south!])).toEqual([true, false]);
  });

  it('reaches the border where a coast ends on the map', () => {
    const coast: Position[] = [
      [1, 5],
      [9, 5],
    ];
    expect(
      seen(
        [coast],
        [
          [0.5, 2],
          [9.8, 2],
          [5, 8],
        ],
      ),
    ).toEqual([true, true, false]);
  });

  it('is between two coasts, as a strait', () => {
    const north: Position[] = [
      [0, 7],
      [10, 7],
    ];
    const south: Position[] = [
      [10, 3],
      [0, 3],
    ];
    expect(
      seen(
        [north, south],
        [
          [5, 9],
          [5, 5],
          [5, 1],
        ],
      ),
    ).toEqual([false, true, false]);
  });

  it('surrounds islands, and fills what lies within land', () => {
    const island = ring(4, 4, 2);
    expect(
      seen(
        [island],
        [
          [5, 5],
          [1, 1],
          [9, 9],
        ],
      ),
    ).toEqual([false, true, true]);
    expect(
      seen(
        [island.toReversed()],
        [
          [5, 5],
          [1, 1],
        ],
      ),
    ).toEqual([true, false]);
    const coast: Position[] = [
      [0, 8],
      [10, 8],
    ];
    expect(
      seen(
        [coast, island],
        [
          [5, 5],
          [1, 1],
          [5, 9],
        ],
      ),
    ).toEqual([false, true, false]);
  });

  it('is nowhere on maps without a coast', () => {
    expect(seaOf([], MAP)).toEqual([]);
  });

  it('joins coasts of several ways in their direction, whatever order they come in', () => {
    const positions = new Map<number, Position>([1, 2, 3, 4].map((at) => [at, [at, at]]));
    const nothing = { ways: new Map(), areas: [], borders: new Map(), points: [] };
    const joined = (coasts: number[][]) =>
      joinCoasts({ ...nothing, positions, coasts }).map((line) => line.map(([x]) => x));
    expect(
      joined([
        [3, 4],
        [1, 2],
        [2, 3],
      ]),
    ).toEqual([[1, 2, 3, 4]]);
    expect(
      joined([
        [1, 2, 3],
        [3, 1],
      ]),
    ).toEqual([[1, 2, 3, 1]]);
    expect(joined([[1, 9, 2]])).toEqual([[1, 2]]);
  });
});
