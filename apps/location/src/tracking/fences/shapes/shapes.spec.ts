import { FenceInvalid } from '../fence-invalid.js';
import type { FenceGeometry, LonLat } from '../fence.js';
import { isInPart } from './part.js';
import { shapeOf } from './shape-of.js';
import { spotAt } from './spot.js';

const polygon = (...rings: LonLat[][]): FenceGeometry => ({ kind: 'polygon', rings });
const square = (west: number, south: number, east: number, north: number): LonLat[] => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
  [west, south],
];

/** As the index asks: a box has it, and the part of that box too. */
function has(geometry: FenceGeometry, lat: number, lon: number): boolean {
  const shape = shapeOf(geometry);
  return shape.boxes.some(
    ({ box, part }) =>
      lon >= box.west &&
      lon <= box.east &&
      lat >= box.south &&
      lat <= box.north &&
      isInPart(part, 0, spotAt(lat, lon)),
  );
}

const long = (count: number): LonLat[] => {
  const ring = Array.from({ length: count - 1 }, (_, index): LonLat => {
    const turn = (index / (count - 1)) * 2 * Math.PI;
    return [Math.cos(turn), Math.sin(turn)];
  });
  return [...ring, ring[0]!];
};

describe('shapes of fences', () => {
  it.each<[string, FenceGeometry, [number, number][], [number, number][]]>([
    [
      'a hole',
      polygon(square(0, 0, 9, 9), square(3, 3, 6, 6)),
      [
        [1, 1],
        [8, 5],
      ],
      [
        [4, 4],
        [10, 5],
      ],
    ],
    [
      'the antimeridian, in short degrees',
      polygon([
        [179, -1],
        [-179, -1],
        [-179, 1],
        [179, 1],
        [179, -1],
      ]),
      [
        [0, 179.5],
        [0, -179.5],
        [0, 180],
        [0, -180],
      ],
      [
        [0, 178],
        [0, -178],
        [0, 0],
      ],
    ],
    [
      'a hole beyond the antimeridian',
      polygon(
        [
          [170, -5],
          [-170, -5],
          [-170, 5],
          [170, 5],
          [170, -5],
        ],
        [
          [-178, -1],
          [-175, -1],
          [-175, 1],
          [-178, 1],
          [-178, -1],
        ],
      ),
      [
        [0, 175],
        [0, -173],
        [0, 180],
      ],
      [
        [0, -176],
        [0, 160],
      ],
    ],
    [
      'the north pole',
      polygon([
        [0, 80],
        [90, 80],
        [180, 80],
        [-90, 80],
        [0, 80],
      ]),
      [
        [85, 10],
        [90, 0],
        [81, -135],
        [81, 180],
      ],
      [
        [79, 10],
        [-85, 0],
      ],
    ],
    [
      'the south pole, the other way round',
      polygon([
        [0, -70],
        [-120, -70],
        [120, -70],
        [0, -70],
      ]),
      [
        [-80, 77],
        [-90, 0],
        [-71, -179],
      ],
      [
        [-69, 77],
        [80, 0],
      ],
    ],
    [
      'the whole world',
      polygon(square(-180, -90, 180, 90)),
      [
        [0, 0],
        [45, -170],
        [-80, 179],
      ],
      [],
    ],
    [
      'a circle over the antimeridian',
      { kind: 'circle', lat: 10, lon: 179.99, radiusM: 5000 },
      [
        [10, -179.98],
        [10, 179.95],
      ],
      [
        [10, -179.9],
        [10, 0],
      ],
    ],
    [
      'a circle round a pole',
      { kind: 'circle', lat: 89.9, lon: 0, radiusM: 50_000 },
      [
        [89.9, 180],
        [90, 77],
        [89.9, -90],
      ],
      [
        [89, 180],
        [89.4, 0],
      ],
    ],
    [
      'a corridor over the antimeridian',
      {
        kind: 'corridor',
        line: [
          [179, 0],
          [-179, 0],
        ],
        widthM: 2000,
      },
      [
        [0.008, 180],
        [0.008, -179.5],
        [0, 178.995],
      ],
      [
        [0.01, 180],
        [0, 0],
        [0, 178],
      ],
    ],
    [
      'a corridor that bows towards the pole',
      {
        kind: 'corridor',
        line: [
          [-60, 60],
          [60, 60],
        ],
        widthM: 20_000,
      },
      [[73.898, 0]],
      [
        [60, 0],
        [74.2, 0],
      ],
    ],
  ])('know what is in %s', (_what, geometry, inside, outside) => {
    for (const [lat, lon] of inside)
      expect([lat, lon, has(geometry, lat, lon)]).toEqual([lat, lon, true]);
    for (const [lat, lon] of outside)
      expect([lat, lon, has(geometry, lat, lon)]).toEqual([lat, lon, false]);
  });

  it.each<[string, FenceGeometry, string, string]>([
    [
      'a bow tie',
      polygon([
        [0, 0],
        [2, 2],
        [2, 0],
        [0, 2],
        [0, 0],
      ]),
      'crosses_itself',
      'rings.0.0',
    ],
    [
      'a spike',
      polygon([
        [0, 0],
        [4, 0],
        [2, 0],
        [2, 3],
        [0, 0],
      ]),
      'crosses_itself',
      'rings.0.0',
    ],
    [
      'a ring that touches itself',
      polygon([
        [0, 0],
        [4, 0],
        [4, 4],
        [2, 0],
        [0, 4],
        [0, 0],
      ]),
      'crosses_itself',
      'rings.0.0',
    ],
    [
      'a hole that crosses its ring',
      polygon(square(0, 0, 4, 4), square(3, 1, 6, 2)),
      'crosses_itself',
      'rings.0.1',
    ],
    ['a hole outside', polygon(square(0, 0, 4, 4), square(6, 6, 7, 7)), 'hole_outside', 'rings.1'],
    [
      'an open ring',
      polygon([
        [0, 0],
        [1, 0],
        [1, 1],
        [0, 1],
      ]),
      'not_closed',
      'rings.0',
    ],
    [
      'three points',
      polygon([
        [0, 0],
        [1, 0],
        [0, 0],
      ]),
      'too_few_points',
      'rings.0',
    ],
    [
      'the same point again and again',
      polygon([
        [1, 1],
        [1, 1],
        [1, 1],
        [1, 1],
      ]),
      'too_few_points',
      'rings.0',
    ],
    ['no ring', polygon(), 'too_few_points', 'rings'],
    [
      'latitude first',
      polygon([
        [0, 0],
        [0, 91],
        [1, 1],
        [0, 0],
      ]),
      'out_of_range',
      'rings.0.1',
    ],
    [
      'no number',
      polygon([
        [0, 0],
        [Number.NaN, 1],
        [1, 1],
        [0, 0],
      ]),
      'out_of_range',
      'rings.0.1',
    ],
    ['10,001 points', polygon(long(10_001)), 'too_many_points', 'rings'],
    [
      'a circle without size',
      { kind: 'circle', lat: 0, lon: 0, radiusM: 0 },
      'out_of_range',
      'radius_m',
    ],
    [
      'a line of one place',
      {
        kind: 'corridor',
        line: [
          [1, 1],
          [1, 1],
        ],
        widthM: 10,
      },
      'too_few_points',
      'line',
    ],
    [
      'a line to the other end of the earth',
      {
        kind: 'corridor',
        line: [
          [0, 0],
          [180, 0],
        ],
        widthM: 10,
      },
      'out_of_range',
      'line.1',
    ],
  ])('are refused: %s', (_what, geometry, fault, field) => {
    let thrown: unknown = null;
    try {
      shapeOf(geometry);
    } catch (error) {
      thrown = error;
    }
    expect(thrown).toBeInstanceOf(FenceInvalid);
    expect(thrown).toMatchObject({ fault, field });
  });

  it('may have 10,000 points', () => {
    const geometry = polygon(long(10_000));
    expect([has(geometry, 0, 0.99), has(geometry, 0.72, 0.72)]).toEqual([true, false]);
  });

  it('are near a place by metres', () => {
    const shape = shapeOf(polygon(square(0, 0, 1, 1)));
    const spot = spotAt(0.5, 1 + 100 / 111_195);
    expect([99, 101].map((margin) => shape.isWithin(spot, margin))).toEqual([false, true]);
  });
});
