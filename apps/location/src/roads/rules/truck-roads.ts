import { limitKmh, SHARE_OF_LIMIT } from '../profiles/speeds.js';
import type { RoadNetwork } from '../network/road-network.js';
import type { ProfileRoads } from '../routes/find-leg.js';
import { readRules } from './rule-tags.js';

/** Where nothing else is said: what most countries let trucks drive at most, and limiters of speed allow. */
const MOST_KMH = 80;

const made = new WeakMap<ProfileRoads, ProfileRoads>();

/**
 * Roads as heavy vehicles travel them: as cars do, and nowhere faster than `maxspeed:hgv` lets them or
 * than trucks are. All weighs at least what it weighs for cars, so what was contracted for these goes on to
 * guide searches, exactly.
 */
export function truckRoads(roads: ProfileRoads): ProfileRoads {
  const known = made.get(roads);
  if (known) return known;
  const { network, graph } = roads;
  const { edges } = graph;
  const slower = slownessOf(network);
  const times = (values: Int32Array) =>
    values.map((value, edge) => {
      const way = network.segmentWay[edges.segment[edge]!]!;
      return Math.round(value * slower(way, edges.isReversed[edge] === 1));
    });
  const [weight, durationMs] = [times(edges.weight), times(edges.durationMs)];
  const arcWeight = graph.arcWeight.map((value, arc) => {
    const edge = graph.edgeOfNode[graph.arcTo[arc]!]!;
    return value - edges.weight[edge]! + weight[edge]!;
  });
  const slowed = { ...graph, edges: { ...edges, weight, durationMs }, arcWeight };
  const trucks = { ...roads, graph: slowed, isSlowed: true };
  made.set(roads, trucks);
  return trucks;
}

/** How many times longer a truck takes than a car: by way and direction, at least 1. */
function slownessOf({ uses, ruleWay, ruleText, names }: RoadNetwork) {
  const { forwardKmh, backwardKmh } = uses['car']!;
  const limits = new Map<number, readonly [forward: number, backward: number]>();
  const ofText = new Map<number, readonly [number, number]>();
  for (const [index, way] of (ruleWay ?? []).entries()) {
    const text = ruleText![index]!;
    const limit = ofText.get(text) ?? limitsOf(readRules(names[text]!));
    ofText.set(text, limit);
    if (limit[0] < MOST_KMH || limit[1] < MOST_KMH) limits.set(way, limit);
  }
  return (way: number, isReversed: boolean): number => {
    const most = limits.get(way)?.[isReversed ? 1 : 0] ?? MOST_KMH;
    return Math.max(1, (isReversed ? backwardKmh : forwardKmh)[way]! / most);
  };
}

function limitsOf(rules: ReadonlyMap<string, string>): readonly [number, number] {
  const both = rules.get('maxspeed:hgv');
  const [forward, backward] = ['forward', 'backward'].map((direction) => {
    const limit = limitKmh(rules.get(`maxspeed:hgv:${direction}`) ?? both);
    return Math.min(MOST_KMH, limit === undefined ? MOST_KMH : limit * SHARE_OF_LIMIT);
  });
  return [forward!, backward!];
}
