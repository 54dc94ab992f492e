import { turnDeg } from '../turns/turn-angle.js';
import type { EdgeManeuver } from './maneuvers.js';
import type { Step } from './step.js';

/** Between the lanes of a road that has two of them. */
const ACROSS_M = 30;
const BACK_DEG = 150;
const BRIEFLY_M = 100;
const TURNS = new Set<EdgeManeuver['type']>(['turn', 'end of road', 'continue', 'fork']);

/** Steps with what is one thing to who travels made one: turning round over two junctions, a bridge with a name of its own. */
export function collapsed(steps: readonly Step[]): Step[] {
  const done: Step[] = [];
  for (let at = 0; at < steps.length; at++) {
    const [last, step, next] = [done.at(-1), steps[at]!, steps[at + 1]];
    if (last && next && isTurningRound(last, step, next)) {
      const maneuver = { ...step.maneuver, type: 'continue', modifier: 'uturn' } as const;
      const { bearingAfter } = next.maneuver;
      done.push(joined({ ...step, maneuver: { ...maneuver, bearingAfter } }, next, next.name));
      at += 1;
    } else if (last && next && isBriefly(last, step, next)) {
      done[done.length - 1] = joined(joined(last, step, last.name), next, last.name);
      at += 1;
    } else done.push(step);
  }
  return done;
}

function isTurningRound(last: Step, step: Step, next: Step): boolean {
  if (!TURNS.has(step.maneuver.type) || !TURNS.has(next.maneuver.type)) return false;
  if (last.name === '' || last.name !== next.name || step.distanceM > ACROSS_M) return false;
  if (step.maneuver.modifier === 'uturn' || next.maneuver.modifier === 'uturn') return false;
  const [first, second] = [step, next].map(({ maneuver }) =>
    turnDeg(maneuver.bearingBefore, maneuver.bearingAfter),
  ) as [number, number];
  return Math.sign(first) === Math.sign(second) && Math.abs(first + second) > BACK_DEG;
}

function isBriefly(last: Step, step: Step, next: Step): boolean {
  const isRenamed = [step, next].every(({ maneuver }) => maneuver.type === 'new name');
  return isRenamed && last.name === next.name && step.distanceM < BRIEFLY_M;
}

function joined(one: Step, other: Step, name: string): Step {
  return {
    ...one,
    name,
    distanceM: one.distanceM + other.distanceM,
    durationS: one.durationS + other.durationS,
    geometry: [one.geometry[0], other.geometry[1]],
  };
}
