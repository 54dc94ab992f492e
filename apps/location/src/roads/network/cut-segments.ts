import { timedTurnArrays } from '../rules/timed-turns.js';
import type { Profile } from '../profiles/profile.js';
import { distanceM } from './geo-distance.js';
import { growing } from './growing-array.js';
import type { MappedNodes } from './mapped-nodes.js';
import type { MappedRestrictions } from './mapped-restrictions.js';
import type { MappedWays } from './mapped-ways.js';
import type { RoadNetwork, TurnRestriction } from './road-network.js';

const DEGREES = 1e-7;
const MM = 1000;

/** Cuts ways where others meet them, and numbers what is left of the nodes. */
export function cutSegments(
  ways: MappedWays,
  nodes: MappedNodes,
  of: { readonly profiles: readonly Profile[]; readonly restrictions: MappedRestrictions },
): RoadNetwork {
  const numberOf = new Int32Array(nodes.ids.length).fill(-1);
  const kept = growing.int32();
  const number = (node: number): number => {
    if (numberOf[node]! < 0) numberOf[node] = kept.push(node);
    return numberOf[node]!;
  };
  const [from, to, wayOf, lengthMm] = [
    growing.int32(),
    growing.int32(),
    growing.int32(),
    growing.int32(),
  ];
  const [shapeStart, shapeLat, shapeLon] = [growing.int32(), growing.int32(), growing.int32()];
  const refs = ways.refs.done();

  const cut = (way: number, line: readonly number[]): void => {
    from.push(number(line[0]!));
    to.push(number(line.at(-1)!));
    wayOf.push(way);
    shapeStart.push(shapeLat.length);
    let length = 0;
    line.forEach((node, index) => {
      shapeLat.push(nodes.lat[node]!);
      shapeLon.push(nodes.lon[node]!);
      if (index > 0) length += between(nodes, line[index - 1]!, node);
    });
    lengthMm.push(Math.round(length * MM));
  };

  for (let way = 0; way < ways.count; way++) {
    const end = way + 1 < ways.count ? ways.refStart.at(way + 1) : refs.length;
    let line: number[] = [];
    for (let index = ways.refStart.at(way); index < end; index++) {
      const node = nodes.find(refs[index]!);
      if (!nodes.isKnown(node)) {
        // Beyond the edge of the map: what is here ends here.
        if (line.length > 1) cut(way, line);
        line = [];
        continue;
      }
      if (line.at(-1) === node) continue;
      line.push(node);
      if (line.length > 1 && nodes.isJunction[node] === 1) {
        cut(way, line);
        line = [node];
      }
    }
    if (line.length > 1) cut(way, line);
  }
  shapeStart.push(shapeLat.length);

  const places = kept.done();
  const pick = <Kind extends Int32Array | Uint8Array>(values: Kind): Kind =>
    (values.constructor as unknown as { from: (of: Iterable<number>) => Kind }).from(
      Array.from(places, (node) => values[node]!),
    );
  return {
    nodeLat: pick(nodes.lat),
    nodeLon: pick(nodes.lon),
    nodeFlags: pick(nodes.flags),
    blocked: Object.fromEntries(
      of.profiles.map(({ name }, index) => [name, pick(nodes.blocked[index]!)]),
    ),
    segmentFrom: from.done(),
    segmentTo: to.done(),
    segmentWay: wayOf.done(),
    lengthMm: lengthMm.done(),
    shapeStart: shapeStart.done(),
    shapeLat: shapeLat.done(),
    shapeLon: shapeLon.done(),
    wayId: ways.ids.done(),
    wayFlags: ways.flags.done(),
    wayName: ways.nameOf.done(),
    wayRef: ways.refOf.done(),
    ruleWay: ways.ruleWay.done(),
    ruleText: ways.ruleText.done(),
    ...timedTurnArrays(of.restrictions.atTimes(ways.numberOf, nodes, numberOf), (text) =>
      ways.numberOfText(text),
    ),
    ...nodeRules(nodes, numberOf, (text) => ways.numberOfText(text)),
    names: ways.names,
    uses: ways.uses(),
    restrictions: of.restrictions
      .resolve(ways.numberOf, nodes)
      .flatMap((one) => renumbered(one, numberOf)),
  };
}

/** What nodes say that matters to some vehicles or hours only, in the order of the nodes. */
function nodeRules(
  { rules }: MappedNodes,
  numberOf: Int32Array,
  textOf: (text: string) => number,
): { ruleNode: Int32Array; ruleNodeText: Int32Array } {
  const known = Array.from(rules, ([node, text]) => [numberOf[node]!, text] as const)
    .filter(([node]) => node >= 0)
    .toSorted(([one], [other]) => one - other);
  return {
    ruleNode: Int32Array.from(known, ([node]) => node),
    ruleNodeText: Int32Array.from(known, ([, text]) => textOf(text)),
  };
}

function between({ lat, lon }: MappedNodes, one: number, other: number): number {
  const places = [lat[one]!, lon[one]!, lat[other]!, lon[other]!].map((value) => value * DEGREES);
  return distanceM(...(places as [number, number, number, number]));
}

/** A restriction at a node where nothing was cut restricts nothing. */
function renumbered(one: TurnRestriction, numberOf: Int32Array): TurnRestriction[] {
  if (!('node' in one.via)) return [one];
  const node = numberOf[one.via.node] ?? -1;
  return node < 0 ? [] : [{ ...one, via: { node } }];
}
