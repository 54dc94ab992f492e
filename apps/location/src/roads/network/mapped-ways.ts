import type { OsmTags } from '../../osm/index.js';
import type { Profile, WayUse } from '../profiles/profile.js';
import { rulesOf } from '../rules/rule-tags.js';
import { growing } from './growing-array.js';
import { WAY_FLAGS, type WayUses } from './road-network.js';

/** Collects the ways that some profile uses, with the nodes that they run through. */
export class MappedWays {
  readonly refs = growing.float64();
  /** Where the nodes of a way begin. */
  readonly refStart = growing.int32();
  readonly ids = growing.float64();
  readonly flags = growing.uint8();
  readonly nameOf = growing.int32();
  readonly refOf = growing.int32();
  readonly ruleWay = growing.int32();
  readonly ruleText = growing.int32();
  readonly names: string[] = [''];
  readonly numberOf = new Map<number, number>();
  readonly #places = new Map<string, number>([['', 0]]);
  readonly #uses: ReturnType<typeof newUses>[];

  constructor(private readonly profiles: readonly Profile[]) {
    this.#uses = profiles.map(newUses);
  }

  get count(): number {
    return this.ids.length;
  }

  add(id: number, tags: OsmTags, refs: readonly number[]): void {
    if (refs.length < 2 || !('highway' in tags || 'route' in tags || isBeside(tags))) return;
    const uses = this.profiles.map((profile) => profile.wayUse(tags));
    if (uses.every((use) => use === null)) return;
    const number = this.ids.push(id);
    this.numberOf.set(id, number);
    this.refStart.push(this.refs.length);
    for (const ref of refs) this.refs.push(ref);
    this.flags.push(flagsOf(tags));
    this.nameOf.push(this.numberOfText(tags['name'] ?? ''));
    this.refOf.push(this.numberOfText(tags['ref'] ?? ''));
    const rules = rulesOf(tags);
    if (rules !== '') {
      this.ruleWay.push(number);
      this.ruleText.push(this.numberOfText(rules));
    }
    uses.forEach((use, index) => note(this.#uses[index]!, use));
  }

  uses(): Record<string, WayUses> {
    const all = this.profiles.map(({ name }, index) => {
      const { forwardKmh, backwardKmh, dislike, isForVisitors } = this.#uses[index]!;
      const done = {
        forwardKmh: forwardKmh.done(),
        backwardKmh: backwardKmh.done(),
        dislike: dislike.done(),
        isForVisitors: isForVisitors.done(),
      };
      return [name, done] as const;
    });
    return Object.fromEntries(all);
  }

  /** Where a text is among `names`. */
  numberOfText(text: string): number {
    let place = this.#places.get(text);
    if (place === undefined) {
      place = this.names.push(text) - 1;
      this.#places.set(text, place);
    }
    return place;
  }
}

const newUses = () => ({
  forwardKmh: growing.float32(),
  backwardKmh: growing.float32(),
  dislike: growing.float32(),
  isForVisitors: growing.uint8(),
});

function note(of: ReturnType<typeof newUses>, use: WayUse | null): void {
  of.forwardKmh.push(use?.forward?.speedKmh ?? 0);
  of.backwardKmh.push(use?.backward?.speedKmh ?? 0);
  of.dislike.push(use?.forward?.dislike ?? use?.backward?.dislike ?? 1);
  of.isForVisitors.push(use?.isForVisitors ? 1 : 0);
}

const isBeside = ({ railway, man_made: made, public_transport: transport }: OsmTags): boolean =>
  railway === 'platform' || made === 'pier' || transport === 'platform';

function flagsOf({ junction, route, toll, tunnel, bridge, highway = '' }: OsmTags): number {
  const isRound = junction === 'roundabout' || junction === 'circular';
  return (
    (isRound ? WAY_FLAGS.roundabout : 0) |
    (route === 'ferry' ? WAY_FLAGS.ferry : 0) |
    (toll === 'yes' ? WAY_FLAGS.toll : 0) |
    (tunnel !== undefined && tunnel !== 'no' ? WAY_FLAGS.tunnel : 0) |
    (bridge !== undefined && bridge !== 'no' ? WAY_FLAGS.bridge : 0) |
    (highway.startsWith('motorway') ? WAY_FLAGS.motorway : 0)
  );
}
