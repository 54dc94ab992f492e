import { turnDeg } from '../turns/turn-angle.js';
import type { Junctions } from './junctions.js';
import type { ManeuverModifier, ManeuverType } from './step.js';
import { modifierOf, turnType } from './turn-type.js';

const BACK_DEG = 170;

/** Something to be done before an edge of a leg. */
export interface EdgeManeuver {
  /** Which edge of the leg. */
  readonly at: number;
  readonly type: ManeuverType;
  readonly modifier: ManeuverModifier;
  readonly exit: number | null;
  /** The edge whose name is told. */
  readonly named: number;
}

/** What is to be done on the way along edges, from the second on. */
export function maneuversAlong(junctions: Junctions, edges: readonly number[]): EdgeManeuver[] {
  const found: EdgeManeuver[] = [];
  // Of a road that lost its name for a while, which nobody was told.
  let told = junctions.name(edges[0]!);
  for (let at = 1; at < edges.length; at++) {
    const [before, edge] = [edges[at - 1]!, edges[at]!];
    if (junctions.isRound(before) && junctions.isRound(edge)) continue;
    const one = junctions.isRound(edge)
      ? entry(junctions, edges, at)
      : maneuverAt(junctions, { before, edge, told, at });
    if (!one) continue;
    found.push(one);
    told = junctions.name(edge);
  }
  return found;
}

function maneuverAt(
  junctions: Junctions,
  { before, edge, told, at }: { before: number; edge: number; told: string; at: number },
): EdgeManeuver | null {
  const taken = junctions.wayOut(before, edge);
  const plain = { at, modifier: modifierOf(taken.angleDeg), exit: null, named: edge };
  if (junctions.isRound(before)) return { ...plain, type: 'exit roundabout' };
  if (junctions.mode(before) !== junctions.mode(edge)) return { ...plain, type: 'notification' };
  if (junctions.isUTurn(before, edge)) return { ...plain, type: 'continue', modifier: 'uturn' };
  const name = junctions.name(edge);
  const others = junctions.onward(before).filter((one) => one !== edge);
  const said = turnType(taken, {
    others: others.map((one) => junctions.wayOut(before, one)),
    isCrossing: junctions.isCrossing(before),
    isRenamed: name !== '' && name !== told,
  });
  return said && { ...plain, ...said };
}

/** Into a roundabout, and out of it by one of its exits. */
function entry(junctions: Junctions, edges: readonly number[], at: number): EdgeManeuver {
  let exit = 0;
  let last = at;
  for (; last < edges.length && junctions.isRound(edges[last]!); last++) {
    if (junctions.onward(edges[last]!).some((one) => !junctions.isRound(one))) exit += 1;
  }
  const out = edges[last];
  const before = edges[at - 1]!;
  const angleDeg = turnDeg(
    junctions.bearingIn(before),
    out === undefined ? junctions.bearingOut(edges[at]!) : junctions.bearingOut(out),
  );
  const isBack = out !== undefined && Math.abs(angleDeg) > BACK_DEG;
  return {
    at,
    type: 'roundabout',
    modifier: isBack ? 'uturn' : modifierOf(angleDeg),
    exit: out === undefined ? null : exit,
    named: out ?? edges[at]!,
  };
}
