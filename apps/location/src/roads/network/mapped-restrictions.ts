import type { OsmMember, OsmTags } from '../../osm/index.js';
import type { MappedNodes } from './mapped-nodes.js';
import type { TurnRestriction } from './road-network.js';

/** Members by their numbers in OpenStreetMap. */
interface RawRestriction {
  readonly kind: 'no' | 'only';
  readonly from: number;
  readonly viaNode: number | null;
  readonly viaWays: readonly number[];
  readonly to: number;
  readonly modes: readonly string[];
  readonly except: readonly string[];
}

const MOST_VIA_WAYS = 8;
const MOST_ENDS = 8;
const KEY = /^restriction(?::([a-z_]+))?$/;

/** Collects restrictions of turns; those that hold at some hours only are left out. */
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
      const kind = /^(no|only)_/.exec(value)?.[1] as 'no' | 'only' | undefined;
      if (!match || !kind) continue;
      const modes = match[1] === undefined ? [] : [match[1]];
      for (const one of from) {
        for (const other of to) {
          this.#raw.push({ kind, from: one, viaNode, viaWays, to: other, modes, except });
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
      if (start === undefined || end === undefined) continue;
      if (viaNode !== null && node >= 0) {
        found.push({ kind, from: start, via: { node }, to: end, modes, except });
      } else if (viaNode === null && ways.every((way) => way !== undefined)) {
        found.push({ kind, from: start, via: { ways }, to: end, modes, except });
      }
    }
    return found;
  }
}
