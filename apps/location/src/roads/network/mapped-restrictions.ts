import type { OsmMember, OsmTags } from '../../osm/index.js';
import type { MappedNodes } from './mapped-nodes.js';
import type { TimedTurn } from '../rules/timed-turns.js';
import type { TurnRestriction } from './road-network.js';

/** Members by their numbers in OpenStreetMap. */
interface RawRestriction {
  /** `at_times` says so in `when`. */
  readonly kind: 'no' | 'only' | 'at_times';
  readonly when: string;
  readonly from: number;
  readonly viaNode: number | null;
  readonly viaWays: readonly number[];
  readonly to: number;
  readonly modes: readonly string[];
  readonly except: readonly string[];
}

const MOST_VIA_WAYS = 8;
const MOST_ENDS = 8;
const KEY = /^restriction(?::((?!conditional$)[a-z_]+))?(:conditional)?$/;

/** Collects restrictions of turns; those that hold at some hours only are told by themselves. */
export class MappedRestrictions {
  readonly #raw: RawRestriction[] = [];

  add(tags: OsmTags, members: readonly OsmMember[]): void {
    if (!/^restriction(?::|$)/.test(tags['type'] ?? '')) return;
    const refs = (role: string, kind: OsmMember['kind']) =>
      members.filter((one) => one.role === role && one.kind === kind).map(({ ref }) => ref);
    const [from, to] = [refs('from', 'way'), refs('to', 'way')];
    const [viaNode = null] = refs('via', 'node');
    const viaWays = refs('via', 'way');
    if (from.length === 0 || to.length === 0 || from.length * to.length > MOST_ENDS) return;
    if ((viaNode === null) === (viaWays.length === 0) || viaWays.length > MOST_VIA_WAYS) return;
    const except = (tags['except'] ?? '').split(';').map((mode) => mode.trim());
    for (const [key, value] of Object.entries(tags)) {
      const match = KEY.exec(key);
      const said = /^(no|only)_/.exec(value)?.[1] as 'no' | 'only' | undefined;
      if (!match || !said) continue;
      const kind = match[2] === undefined ? said : 'at_times';
      const modes = match[1] === undefined ? [] : [match[1]];
      for (const one of from) {
        for (const other of to) {
          const ends = { from: one, viaNode, viaWays, to: other };
          this.#raw.push({ kind, when: value, ...ends, modes, except });
        }
      }
    }
  }

  /** Those whose ways and node are roads of the map. */
  resolve(wayOf: ReadonlyMap<number, number>, nodes: MappedNodes): TurnRestriction[] {
    const found: TurnRestriction[] = [];
    for (const { kind, from, viaNode, viaWays, to, modes, except } of this.#raw) {
      const [start, end] = [wayOf.get(from), wayOf.get(to)];
      const ways = viaWays.map((id) => wayOf.get(id));
      const node = viaNode === null ? -1 : nodes.find(viaNode);
      if (start === undefined || end === undefined || kind === 'at_times') continue;
      if (viaNode !== null && node >= 0) {
        found.push({ kind, from: start, via: { node }, to: end, modes, except });
      } else if (viaNode === null && ways.every((way) => way !== undefined)) {
        found.push({ kind, from: start, via: { ways }, to: end, modes, except });
      }
    }
    return found;
  }

  /**
   * Those that hold at times, at a node where something was cut; over ways they are left out.
   * @param cutAt by node: its number among those where something was cut, or -1
   */
  atTimes(wayOf: ReadonlyMap<number, number>, nodes: MappedNodes, cutAt: Int32Array): TimedTurn[] {
    return this.#raw.flatMap(({ kind, when, viaNode, modes, except, ...ends }) => {
      if (kind !== 'at_times' || viaNode === null) return [];
      const [from, to] = [wayOf.get(ends.from), wayOf.get(ends.to)];
      const node = cutAt[nodes.find(viaNode)] ?? -1;
      if (from === undefined || to === undefined || node < 0) return [];
      return [{ from, to, node, when, modes, except }];
    });
  }
}
