import { MONACO } from '../../osm/fixtures/maps.js';
import { drawn } from '../fixtures/drawn-map.js';
import { seeded } from '../fixtures/seeded.js';
import { contract } from '../hierarchy/contract.js';
import { buildNetwork } from '../network/build-network.js';
import { distanceM } from '../network/geo-distance.js';
import { PROFILES } from '../profiles/profiles.js';
import type { Leg } from '../routes/leg.js';
import { type LatLon, shapeOf } from '../routes/leg-shape.js';
import { Router } from '../routes/router.js';
import { turnGraph } from '../turns/turn-graph.js';
import { Matcher, type MatchedTrace } from './matcher.js';
import type { TracePoint } from './match-options.js';

const METRES_PER_DEGREE = 111_195;

/** Positions along a line, so far apart, off by a normal distribution. */
function traceOf(
  line: readonly LatLon[],
  everyM: number,
  noiseM: number,
  random: (below: number) => number,
): TracePoint[] {
  const normal = () => {
    const [one, other] = [random(1e6) + 1, random(1e6)];
    return Math.sqrt(-2 * Math.log(one / 1e6)) * Math.cos((2 * Math.PI * other) / 1e6) || 0;
  };
  const trace: TracePoint[] = [];
  let left = 0;
  line.slice(1).forEach((to, index) => {
    const from = line[index]!;
    const length = distanceM(...from, ...to);
    for (; left <= length; left += everyM) {
      const share = length > 0 ? left / length : 0;
      const [lat, lon] = [0, 1].map((axis) => from[axis]! + (to[axis]! - from[axis]!) * share) as [
        number,
        number,
      ];
      const squeeze = Math.cos((lat * Math.PI) / 180);
      trace.push({
        lat: lat + (normal() * noiseM) / METRES_PER_DEGREE,
        lon: lon + (normal() * noiseM) / METRES_PER_DEGREE / squeeze,
        timeMs: trace.length * 1000,
      });
    }
    left -= length;
  });
  return trace;
}

/** Metres of a leg that are in what was matched, in the same direction. */
function recoveredM(
  { roads: { network, graph } }: Router,
  leg: Leg,
  { matchings }: Pick<MatchedTrace, 'matchings'>,
): number {
  const used = new Map<number, [number, number][]>();
  for (const { legs } of matchings) {
    for (const { edge, fromShare, toShare } of legs.flatMap(({ edges }) => edges)) {
      used.set(edge, [...(used.get(edge) ?? []), [fromShare, toShare]]);
    }
  }
  return leg.edges.reduce((sum, { edge, fromShare, toShare }) => {
    const parts = (used.get(edge) ?? []).toSorted(([one], [other]) => one - other);
    let [covered, at] = [0, fromShare];
    for (const [from, to] of parts) {
      const [start, end] = [Math.max(at, from), Math.min(toShare, to)];
      if (end > start) {
        covered += end - start;
        at = end;
      }
    }
    return sum + (covered * network.lengthMm[graph.edges.segment[edge]!]!) / 1000;
  }, 0);
}

const lengthM = ({ matchings }: MatchedTrace): number =>
  matchings.reduce((metres, one) => metres + one.distanceM, 0);

describe('traces in Monaco', () => {
  let router: Router;
  beforeAll(async () => {
    const network = await buildNetwork(MONACO, [PROFILES.car]);
    const graph = turnGraph(network, PROFILES.car, 'time');
    router = new Router({ network, graph, hierarchy: contract(graph) });
  });

  function legs(count: number, seed: number, leastM: number): Leg[] {
    const random = seeded(seed);
    const place = () => ({ lat: 43.728 + random(1e6) * 1.8e-8, lon: 7.412 + random(1e6) * 2e-8 });
    const found: Leg[] = [];
    while (found.length < count) {
      const one = router.route([place(), place()], 200);
      if (!('why' in one) && one[0]!.distanceM > leastM) found.push(one[0]!);
    }
    return found;
  }

  it.each([
    [5, 0.95],
    [10, 0.95],
    [15, 0.95],
  ])('are found again with a noise of %i m: at least %f of their length', (noiseM, least) => {
    const matcher = new Matcher(router);
    const random = seeded(noiseM);
    let [all, found, drawnM] = [0, 0, 0];
    for (const leg of legs(20, 41, 1000)) {
      const trace = traceOf(shapeOf(router.roads, leg), 25, noiseM, random);
      const matched = matcher.match(trace, { accuracyM: noiseM });
      all += leg.distanceM;
      found += recoveredM(router, leg, matched);
      drawnM += matched.matchings.reduce((sum, one) => sum + one.distanceM, 0);
    }
    expect(found / all).toBeGreaterThan(least);
    // Nor is much found that was not travelled.
    expect(Math.abs(drawnM / all - 1)).toBeLessThan(0.03);
  });

  it.each([
    [5, 2, 1.25],
    [10, 5, 1.2],
    [15, 5, 1.5],
  ])(
    'noise of %i m every %i m is no way: at most 3 %% too long, where it was more than %f times',
    (noiseM, everyM, timesBefore) => {
      const matcher = new Matcher(router);
      const random = seeded(noiseM + 100);
      let [all, foundM, beforeM, recovered] = [0, 0, 0, 0];
      for (const leg of legs(12, 51, 1000)) {
        const trace = traceOf(shapeOf(router.roads, leg), everyM, noiseM, random);
        const matched = matcher.match(trace, { accuracyM: noiseM });
        const each = [
          ...matched.unmatched,
          ...matched.thinned,
          ...matched.matchings.flatMap(({ points }) => points.map(({ index }) => index)),
        ];
        expect(each.toSorted((one, other) => one - other)).toEqual([...trace.keys()]);
        all += leg.distanceM;
        foundM += lengthM(matched);
        recovered += recoveredM(router, leg, matched);
        beforeM += lengthM(matcher.match(trace, { accuracyM: noiseM, apartTimes: 0 }));
      }
      expect(Math.abs(foundM / all - 1)).toBeLessThan(0.03);
      expect(beforeM / all).toBeGreaterThan(timesBefore);
      expect(recovered / all).toBeGreaterThan(0.97);
    },
  );

  it('who stands still for long is there all the time, and has no gap', () => {
    const [leg] = legs(1, 53, 1500);
    const trace = traceOf(shapeOf(router.roads, leg!), 15, 5, seeded(6));
    const random = seeded(8);
    const still = Array.from({ length: 300 }, (_, index) => ({
      lat: trace[40]!.lat + (random(100) - 50) * 4e-7,
      lon: trace[40]!.lon + (random(100) - 50) * 6e-7,
      timeMs: trace[40]!.timeMs! + (index + 1) * 1000,
    }));
    const later = trace
      .slice(41)
      .map(({ lat, lon, timeMs }) => ({ lat, lon, timeMs: timeMs! + 301_000 }));
    const all = [...trace.slice(0, 41), ...still, ...later];
    const matched = new Matcher(router).match(all, { accuracyM: 5 });
    expect(matched.matchings).toHaveLength(1);
    expect(Math.abs(matched.matchings[0]!.distanceM / leg!.distanceM - 1)).toBeLessThan(0.03);
  });

  it('a position that is less exact counts for less', () => {
    const [leg] = legs(1, 55, 1500);
    const trace = traceOf(shapeOf(router.roads, leg!), 20, 4, seeded(5));
    const off = trace.map(({ lat, lon }, index) =>
      index % 4 === 2 ? { lat: lat + 0.0005, lon, accuracyM: 60 } : { lat, lon },
    );
    const matched = new Matcher(router).match(off, { accuracyM: 5 });
    expect(matched.matchings).toHaveLength(1);
    expect(recoveredM(router, leg!, matched) / leg!.distanceM).toBeGreaterThan(0.95);
    expect(matched.matchings[0]!.distanceM / leg!.distanceM).toBeLessThan(1.05);
  });

  it('1,000 positions are one matching, whose legs meet', () => {
    const random = seeded(77);
    const [longest] = legs(10, 43, 2500).toSorted((one, other) => other.distanceM - one.distanceM);
    const trace = traceOf(shapeOf(router.roads, longest!), longest!.distanceM / 999.5, 5, random);
    expect(trace).toHaveLength(1000);
    const { matchings, unmatched } = new Matcher(router).match(trace, { accuracyM: 5 });
    expect(unmatched).toEqual([]);
    expect(matchings).toHaveLength(1);
    const [{ points, legs: between, confidence, distanceM: length }] = matchings as [
      (typeof matchings)[0],
    ];
    expect(between).toHaveLength(points.length - 1);
    between.forEach((leg, index) => {
      expect(leg.from).toBe(points[index]!.point);
      expect(leg.to).toBe(points[index + 1]!.point);
    });
    expect(recoveredM(router, longest!, { matchings }) / longest!.distanceM).toBeGreaterThan(0.95);
    expect(Math.abs(length / longest!.distanceM - 1)).toBeLessThan(0.02);
    expect(confidence).toBeGreaterThan(0.8);
    expect(points.every((one) => one.confidence >= 0 && one.confidence <= 1.000_001)).toBe(true);
  });

  it('leaves out positions that jump away, and goes on', () => {
    const [leg] = legs(1, 45, 1500);
    const trace = traceOf(shapeOf(router.roads, leg!), 25, 4, seeded(3));
    const jumped = [10, 25, 40].filter((index) => index < trace.length - 1);
    for (const index of jumped) trace[index] = { ...trace[index]!, lat: trace[index]!.lat + 0.003 };
    const matched = new Matcher(router).match(trace, { accuracyM: 5 });
    expect(matched.unmatched).toEqual(jumped);
    expect(matched.matchings).toHaveLength(1);
    expect(recoveredM(router, leg!, matched) / leg!.distanceM).toBeGreaterThan(0.95);
  });

  it('splits where time or distance has a gap', () => {
    const [leg] = legs(1, 47, 1500);
    const trace = traceOf(shapeOf(router.roads, leg!), 25, 4, seeded(4));
    const late = trace.map((one, index) => ({
      ...one,
      timeMs: one.timeMs! + (index < 30 ? 0 : 600_000),
    }));
    const { matchings, unmatched } = new Matcher(router).match(late, { accuracyM: 5 });
    expect(unmatched).toEqual([]);
    expect(matchings.map(({ points }) => points[0]!.index)).toEqual([0, 30]);
    const far = trace
      .filter((_, index) => index < 15 || index > 45)
      .map(({ lat, lon }) => ({ lat, lon }));
    expect(new Matcher(router).match(far, { accuracyM: 5, gapM: 200 }).matchings).toHaveLength(2);
  });

  it('positions far from all roads belong to none', () => {
    const sea = Array.from({ length: 5 }, (_, index) => ({ lat: 43.7, lon: 7.45 + index * 1e-4 }));
    const { matchings, unmatched, thinned } = new Matcher(router).match(sea);
    expect(matchings).toEqual([]);
    expect([...unmatched, ...thinned].toSorted((one, other) => one - other)).toEqual([
      0, 1, 2, 3, 4,
    ]);
    const nothing = { matchings: [], unmatched: [], thinned: [] };
    expect(new Matcher(router).match([])).toEqual(nothing);
  });
});

/** Of the roads of legs, each once. */
const names = (router: Router, legs: readonly Leg[]) => {
  const { network, graph } = router.roads;
  const all = legs
    .flatMap(({ edges }) => edges)
    .map(
      ({ edge }) =>
        network.names[network.wayName[network.segmentWay[graph.edges.segment[edge]!]!]!]!,
    );
  return all.filter((name, index) => name !== all[index - 1]);
};

describe('traces over drawn maps', () => {
  /** Two roads 22 m apart, joined at their ends. */
  const PARALLEL = {
    grid: 'a                   b\nc                   d',
    stepDeg: 0.0002,
    ways: { ab: 'residential', cd: 'residential', ac: 'residential', bd: 'residential' },
  };

  it('stays on one of two parallel roads, be some positions nearer to the other', async () => {
    const { router } = await drawn(PARALLEL);
    const trace = Array.from({ length: 20 }, (_, index) => ({
      lat: index % 6 === 3 ? -0.000_13 : -0.000_03,
      lon: 0.0003 + index * 0.000_18,
    }));
    const { matchings, unmatched } = new Matcher(router).match(trace, { accuracyM: 10 });
    expect(unmatched).toEqual([]);
    expect(matchings).toHaveLength(1);
    expect(names(router, matchings[0]!.legs)).toEqual(['ab']);
    expect(matchings[0]!.distanceM).toBeCloseTo(19 * 0.000_18 * METRES_PER_DEGREE, 0);
  });

  it('turns round on a road, and comes back', async () => {
    const { router } = await drawn(PARALLEL);
    const there = Array.from({ length: 12 }, (_, index) => ({
      lat: 0.000_02,
      lon: 0.0003 + index * 0.0002,
    }));
    const back = there.slice(0, -1).toReversed();
    const { matchings } = new Matcher(router).match([...there, ...back], { accuracyM: 5 });
    expect(matchings).toHaveLength(1);
    expect(names(router, matchings[0]!.legs)).toEqual(['ab']);
    expect(matchings[0]!.distanceM).toBeCloseTo(22 * 0.0002 * METRES_PER_DEGREE, 0);
  });

  it('does not follow a jump to another road and back', async () => {
    const { router } = await drawn({
      grid: 'a b c\nd e f',
      ways: {
        abc: 'residential',
        def: 'residential',
        ad: 'residential',
        be: 'residential',
        cf: 'residential',
      },
    });
    const trace = Array.from({ length: 21 }, (_, index) => ({
      lat: 0,
      lon: 0.0001 + index * 0.000_19,
    }));
    trace[10] = { lat: -0.001, lon: 0.002 };
    const { matchings, unmatched } = new Matcher(router).match(trace, { accuracyM: 5 });
    expect(unmatched).toEqual([10]);
    expect(names(router, matchings[0]!.legs)).toEqual(['abc']);
    expect(matchings).toHaveLength(1);
  });

  it('does not move while one stands still', async () => {
    const { router } = await drawn(PARALLEL);
    const random = seeded(12);
    const trace = Array.from({ length: 30 }, (_, index) => ({
      lat: (random(100) - 50) * 1e-6,
      lon: 0.0008 + (index < 5 ? index * 0.0001 : 0.0005) + (random(100) - 50) * 6e-7,
    }));
    const { matchings } = new Matcher(router).match(trace, { accuracyM: 8 });
    expect(matchings).toHaveLength(1);
    expect(matchings[0]!.distanceM).toBeLessThan(75);
  });

  it('does not drive against a one-way street', async () => {
    const { router } = await drawn({
      ...PARALLEL,
      ways: { ...PARALLEL.ways, ab: { oneway: 'yes' } },
    });
    const trace = Array.from({ length: 15 }, (_, index) => ({
      lat: -0.000_06,
      lon: 0.0035 - index * 0.0002,
    }));
    const { matchings } = new Matcher(router).match(trace, { accuracyM: 15 });
    expect(names(router, matchings[0]!.legs)).toEqual(['cd']);
  });
});
