import type { OsmTags } from '../../osm/index.js';
import type { Profile } from '../profiles/profile.js';
import { rulesOf } from '../rules/rule-tags.js';
import { NODE_FLAGS } from './road-network.js';

const SCALE = 1e7;
const UNKNOWN = -0x8000_0000;

/** The nodes that ways run through: sorted by their numbers, so that they need no map. */
export class MappedNodes {
  readonly ids: Float64Array;
  /** 10⁻⁷ degrees. */
  readonly lat: Int32Array;
  readonly lon: Int32Array;
  /** 1 where segments begin and end. */
  readonly isJunction: Uint8Array;
  readonly flags: Uint8Array;
  /** By node: what only some vehicles or hours have to heed, see `rulesOf`. */
  readonly rules = new Map<number, string>();
  /** By profile: 1 where it cannot pass. */
  readonly blocked: readonly Uint8Array[];

  /** @param refs the nodes of all ways, one way after the other */
  constructor(
    refs: Float64Array,
    refStart: Int32Array,
    private readonly profiles: readonly Profile[],
  ) {
    const sorted = refs.toSorted();
    const counts = new Uint8Array(sorted.length);
    let count = 0;
    for (let index = 0; index < sorted.length; index++) {
      if (index > 0 && sorted[index] === sorted[index - 1]) counts[count - 1] = 2;
      else {
        sorted[count] = sorted[index]!;
        counts[count] = 1;
        count += 1;
      }
    }
    this.ids = sorted.slice(0, count);
    this.isJunction = counts.slice(0, count).map((uses) => (uses > 1 ? 1 : 0));
    this.lat = new Int32Array(count).fill(UNKNOWN);
    this.lon = new Int32Array(count);
    this.flags = new Uint8Array(count);
    this.blocked = profiles.map(() => new Uint8Array(count));
    for (let way = 0; way < refStart.length; way++) {
      const end = refStart[way + 1] ?? refs.length;
      this.isJunction[this.find(refs[refStart[way]!]!)] = 1;
      this.isJunction[this.find(refs[end - 1]!)] = 1;
    }
  }

  /** Whether the map has the node; extracts cut ways off. */
  isKnown(node: number): boolean {
    return this.lat[node] !== UNKNOWN;
  }

  /** Place of a node; -1 when no way runs through it. */
  find(id: number): number {
    const { ids } = this;
    let [from, to] = [0, ids.length - 1];
    while (from <= to) {
      const middle = (from + to) >> 1;
      const found = ids[middle]!;
      if (found === id) return middle;
      if (found < id) from = middle + 1;
      else to = middle - 1;
    }
    return -1;
  }

  put(id: number, lat: number, lon: number, tags: OsmTags | null): void {
    const node = this.find(id);
    if (node < 0) return;
    this.lat[node] = Math.round(lat * SCALE);
    this.lon[node] = Math.round(lon * SCALE);
    if (!tags) return;
    if (tags['highway'] === 'traffic_signals') this.flags[node]! |= NODE_FLAGS.trafficLight;
    const rules = rulesOf(tags);
    if (rules !== '') {
      this.rules.set(node, rules);
      // Who is too wide for a gate goes up to it, and not on.
      this.isJunction[node] = 1;
    }
    if (!('barrier' in tags || 'access' in tags || 'motor_vehicle' in tags)) return;
    this.profiles.forEach((profile, index) => {
      if (profile.isPassable(tags)) return;
      this.blocked[index]![node] = 1;
      // A barrier within a way ends a segment: nobody passes from one to the next.
      this.isJunction[node] = 1;
    });
  }
}
