import type { RoadNetwork, TurnRestriction } from '../network/road-network.js';
import type { Profile } from '../profiles/profile.js';

/** Restrictions of a profile at the node where they begin to matter. */
export class RestrictedTurns {
  readonly #atNode = new Map<number, TurnRestriction[]>();
  /** Those that are about ways to be passed. */
  readonly overWays: (TurnRestriction & { via: { ways: readonly number[] } })[] = [];

  constructor(network: RoadNetwork, { restrictedAs }: Profile) {
    for (const one of network.restrictions) {
      if (!isFor(one, restrictedAs)) continue;
      if ('ways' in one.via) {
        this.overWays.push({ ...one, via: one.via });
        continue;
      }
      const there = this.#atNode.get(one.via.node);
      if (there) there.push(one);
      else this.#atNode.set(one.via.node, [one]);
    }
  }

  /** Whether one may go on from a way to another at a node. */
  allows(node: number, fromWay: number, toWay: number): boolean {
    const there = this.#atNode.get(node);
    if (!there) return true;
    const only = there.filter(({ kind, from }) => kind === 'only' && from === fromWay);
    if (only.length > 0 && !only.some(({ to }) => to === toWay)) return false;
    return !there.some(({ kind, from, to }) => kind === 'no' && from === fromWay && to === toWay);
  }
}

function isFor({ modes, except }: TurnRestriction, restrictedAs: readonly string[]): boolean {
  if (restrictedAs.length === 0 || except.some((mode) => restrictedAs.includes(mode))) return false;
  return modes.length === 0 || modes.some((mode) => restrictedAs.includes(mode));
}
