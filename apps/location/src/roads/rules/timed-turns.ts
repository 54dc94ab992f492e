import type { RoadNetwork, TurnRestriction } from '../network/road-network.js';
import { growing } from '../network/growing-array.js';
import { type Circumstances, conditionalValue } from './conditional.js';

/** A restriction of turns that holds at some hours or for some vehicles only, at one node. */
export interface TimedTurn extends Omit<TurnRestriction, 'kind' | 'via'> {
  readonly node: number;
  /** As it is mapped, such as `no_left_turn @ (Mo-Fr 07:00-09:00)`. */
  readonly when: string;
}

/** As arrays, to be kept; texts are handed over and numbered. */
export function timedTurnArrays(turns: readonly TimedTurn[], numberOf: (text: string) => number) {
  const [from, node, to, text] = Array.from({ length: 4 }, growing.int32) as [
    ReturnType<typeof growing.int32>,
    ReturnType<typeof growing.int32>,
    ReturnType<typeof growing.int32>,
    ReturnType<typeof growing.int32>,
  ];
  for (const one of turns) {
    from.push(one.from);
    node.push(one.node);
    to.push(one.to);
    text.push(numberOf([one.modes.join(' '), one.except.join(' '), one.when].join('\n')));
  }
  return {
    timedTurnFrom: from.done(),
    timedTurnNode: node.done(),
    timedTurnTo: to.done(),
    timedTurnText: text.done(),
  };
}

/**
 * Which turns are closed now: from a way, over a node, to a way. Null when none is.
 * @param modes names of the mode in tags; none heeds no restrictions
 */
export function closedTurns(
  { timedTurnFrom, timedTurnNode, timedTurnTo, timedTurnText, names }: RoadNetwork,
  modes: readonly string[],
  here: Circumstances,
): ((node: number, fromWay: number, toWay: number) => boolean) | null {
  const atNode = new Map<number, { kind: string; from: number; to: number }[]>();
  for (const [index, node] of (timedTurnNode ?? []).entries()) {
    const [forModes, except, when] = names[timedTurnText![index]!]!.split('\n') as [
      string,
      string,
      string,
    ];
    const isMeant = (list: string) => list.split(' ').some((mode) => modes.includes(mode));
    if (modes.length === 0 || isMeant(except) || (forModes !== '' && !isMeant(forModes))) continue;
    const kind = /^(no|only)_/.exec(conditionalValue(when, here) ?? '')?.[1];
    if (kind === undefined) continue;
    const one = { kind, from: timedTurnFrom![index]!, to: timedTurnTo![index]! };
    atNode.set(node, [...(atNode.get(node) ?? []), one]);
  }
  if (atNode.size === 0) return null;
  return (node, fromWay, toWay) => {
    const there = (atNode.get(node) ?? []).filter(({ from }) => from === fromWay);
    const only = there.filter(({ kind }) => kind === 'only');
    if (only.length > 0 && !only.some(({ to }) => to === toWay)) return true;
    return there.some(({ kind, to }) => kind === 'no' && to === toWay);
  };
}
