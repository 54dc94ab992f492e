import { openingOf } from '../../places/opening-hours/opening-times.js';
import type { IsClosed } from '../hierarchy/guided-search.js';
import type { Profile } from '../profiles/profile.js';
import type { ProfileRoads } from '../routes/find-leg.js';
import type { Waypoint } from '../routes/router.js';
import type { Circumstances } from './conditional.js';
import { readRules } from './rule-tags.js';
import { closedTurns } from './timed-turns.js';
import { isHeavy, type Vehicle } from './vehicle.js';
import { isClosedBy } from './way-rules.js';

/** Who sets out, and when. */
export interface Journey {
  readonly vehicle?: Vehicle | undefined;
  /** Milliseconds since 1970. */
  readonly departsMs?: number | undefined;
  /** Its clock tells the hour. */
  readonly from: Waypoint;
}

/** The map was built before rules of ways were kept. */
export class RulesUnknown extends Error {
  constructor() {
    super('The map has no rules of ways');
    this.name = 'RulesUnknown';
  }
}

/** The edges and turns that are closed to a vehicle, or at an hour. @throws RulesUnknown */
export function closedFor(
  { network, graph }: ProfileRoads,
  { restrictedAs, name }: Profile,
  { vehicle, departsMs, from }: Journey,
): IsClosed {
  const { ruleWay, ruleText, ruleNode, ruleNodeText, names, segmentWay } = network;
  if (!ruleWay || !ruleText) throw new RulesUnknown();
  const here = { vehicle, isNow: hoursAt(departsMs, from) };
  const modes = name === 'foot' ? ['foot', 'access'] : [...restrictedAs, 'access'];
  const ofText = new Map<number, boolean>();
  const isClosedByText = (text: number): boolean => {
    let isClosed = ofText.get(text);
    if (isClosed === undefined) {
      isClosed = isClosedBy(readRules(names[text]!), modes, here);
      ofText.set(text, isClosed);
    }
    return isClosed;
  };
  const isWayClosed = (way: number): boolean => {
    const at = placeOf(ruleWay, way);
    return at >= 0 && isClosedByText(ruleText[at]!);
  };
  const isNodeClosed = (node: number): boolean => {
    const at = ruleNode ? placeOf(ruleNode, node) : -1;
    return at >= 0 && isClosedByText(ruleNodeText![at]!);
  };
  const wayOf = (edge: number) => segmentWay[graph.edges.segment[edge]!]!;
  const isTruck = vehicle !== undefined && isHeavy(vehicle);
  const turning = isTruck ? ['hgv', ...restrictedAs] : restrictedAs;
  const isTurnClosed = closedTurns(network, turning, here);
  return (edge, before) => {
    const way = wayOf(edge);
    if (isWayClosed(way)) return true;
    if (before === undefined) return false;
    // A node closes the way over it, not the ways up to it.
    if (isNodeClosed(graph.edges.from[edge]!)) return true;
    if (!isTurnClosed) return false;
    return isTurnClosed(graph.edges.from[edge]!, wayOf(before), way);
  };
}

/** Each text is asked once for a request. */
function hoursAt(atMs: number | undefined, { lat, lon }: Waypoint): Circumstances['isNow'] {
  if (atMs === undefined) return () => false;
  const known = new Map<string, boolean>();
  return (hours) => {
    let isNow = known.get(hours);
    if (isNow === undefined) {
      isNow = openingOf({ hours, lat, lon }, new Date(atMs))?.status === 'open';
      known.set(hours, isNow);
    }
    return isNow;
  };
}

/** Where a number is in a sorted list; -1 when it is not there. */
function placeOf(list: Int32Array, value: number): number {
  let [from, to] = [0, list.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (list[middle]! < value) from = middle + 1;
    else to = middle;
  }
  return list[from] === value ? from : -1;
}
