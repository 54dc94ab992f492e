import Flatbush from 'flatbush';
import { degreesOf, northing } from '../places-on-earth.js';
import { sameName } from '../text/words.js';
import type { Draft } from './draft.js';

const FEW = 16;

/** Things by their names, to find the nearest of a name. */
export class NearestNamed {
  readonly #byName = new Map<string, Draft[]>();
  readonly #trees = new Map<string, Flatbush>();

  constructor(drafts: readonly Draft[]) {
    for (const draft of drafts) {
      for (const key of new Set(Object.values(draft.names).map(sameName))) this.#put(key, draft);
    }
  }

  /** Null when there is none within this many metres. */
  find(name: string, lat: number, lon: number, withinM: number): Draft | null {
    const key = sameName(name);
    const all = this.#byName.get(key);
    if (!all || key === '') return null;
    const reach = degreesOf(withinM, lat);
    const [x, y] = [lon, northing(lat)];
    if (all.length > FEW) {
      const [at] = this.#tree(key, all).neighbors(x, y, 1, reach);
      return at === undefined ? null : all[at]!;
    }
    let best: Draft | null = null;
    let least = reach;
    for (const draft of all) {
      const [south, west, north, east] = draft.box;
      const away = Math.hypot(
        Math.max(west - x, 0, x - east),
        Math.max(northing(south) - y, 0, y - northing(north)),
      );
      if (away < least || (away === least && !best)) [best, least] = [draft, away];
    }
    return best;
  }

  /** Adds something that is found from now on. */
  add(draft: Draft): void {
    const key = sameName(draft.names[''] ?? '');
    this.#put(key, draft);
    this.#trees.delete(key);
  }

  #put(key: string, draft: Draft): void {
    const known = this.#byName.get(key);
    if (known) known.push(draft);
    else this.#byName.set(key, [draft]);
  }

  #tree(key: string, all: readonly Draft[]): Flatbush {
    const known = this.#trees.get(key);
    if (known) return known;
    const tree = new Flatbush(all.length);
    for (const {
      box: [south, west, north, east],
    } of all)
      tree.add(west, northing(south), east, northing(north));
    tree.finish();
    this.#trees.set(key, tree);
    return tree;
  }
}
