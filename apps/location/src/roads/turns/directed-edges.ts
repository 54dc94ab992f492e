import type { RoadNetwork } from '../network/road-network.js';
import { growing } from '../network/growing-array.js';

/** What is kept small: the time, or the way. */
export type Metric = 'time' | 'distance';

/** Segments in the directions in which a profile travels them. */
export interface DirectedEdges {
  readonly count: number;
  readonly segment: Int32Array;
  /** 1 where it runs against the line of its segment. */
  readonly isReversed: Uint8Array;
  readonly from: Int32Array;
  readonly to: Int32Array;
  /** What is minimised: milliseconds times dislike, or centimetres. At least 1. */
  readonly weight: Int32Array;
  readonly durationMs: Int32Array;
  /** By segment × 2 + direction: the edge, or -1. */
  readonly edgeOf: Int32Array;
}

const MM_PER_CM = 10;
/** Metres a second × 1000 of 1 km/h: millimetres in a millisecond times 3.6. */
const KMH = 3.6;

/** The edges of a profile. */
export function directedEdges(
  network: RoadNetwork,
  profile: string,
  metric: Metric,
): DirectedEdges {
  const uses = network.uses[profile];
  if (!uses) throw new Error(`The network has no profile ${profile}`);
  const segments = network.segmentWay.length;
  const edgeOf = new Int32Array(segments * 2).fill(-1);
  const [segment, isReversed] = [growing.int32(), growing.uint8()];
  const [from, to, weight, durationMs] = Array.from({ length: 4 }, growing.int32) as [
    ReturnType<typeof growing.int32>,
    ReturnType<typeof growing.int32>,
    ReturnType<typeof growing.int32>,
    ReturnType<typeof growing.int32>,
  ];
  for (let one = 0; one < segments; one++) {
    const way = network.segmentWay[one]!;
    const ends = [network.segmentFrom[one]!, network.segmentTo[one]!] as const;
    for (const direction of [0, 1] as const) {
      const speedKmh = (direction === 0 ? uses.forwardKmh : uses.backwardKmh)[way]!;
      if (speedKmh <= 0) continue;
      const lengthMm = network.lengthMm[one]!;
      const tookMs = (lengthMm * KMH) / speedKmh;
      const cost = metric === 'time' ? tookMs * uses.dislike[way]! : lengthMm / MM_PER_CM;
      edgeOf[one * 2 + direction] = segment.push(one);
      isReversed.push(direction);
      from.push(ends[direction]);
      to.push(ends[1 - direction]!);
      weight.push(Math.max(1, Math.round(cost)));
      durationMs.push(Math.round(tookMs));
    }
  }
  return {
    count: segment.length,
    segment: segment.done(),
    isReversed: isReversed.done(),
    from: from.done(),
    to: to.done(),
    weight: weight.done(),
    durationMs: durationMs.done(),
    edgeOf,
  };
}
