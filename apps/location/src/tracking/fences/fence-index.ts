import Flatbush from 'flatbush';
import type { Box } from './shapes/box.js';
import type { Spot } from './shapes/spot.js';
import type { WatchedFence } from './watched-fence.js';

interface Entry {
  readonly fence: WatchedFence;
  readonly box: Box;
  readonly part: number;
}

interface Tree {
  readonly entries: readonly Entry[];
  readonly boxes: Flatbush;
}

const MOST_YOUNG = 64;

/**
 * Finds fences at a place. A tree cannot be added to, so there are several, each at least twice as
 * large as the next: what is new is gathered, and built into one with all that are not larger. A
 * fence is thus built in some ten times in its life, however often others come.
 */
export class FenceIndex {
  #trees: Tree[] = [];
  #young: Entry[] = [];
  #gone = 0;
  #question = 0;
  #found: WatchedFence[] = [];

  /** Adds fences; many at once are cheaper than one by one. */
  add(fences: readonly WatchedFence[]): void {
    for (const fence of fences) {
      for (const { box, part } of fence.shape.boxes) this.#young.push({ fence, box, part });
    }
    if (this.#young.length > MOST_YOUNG) this.#build(this.#young.length);
  }

  /** Takes a fence away. */
  remove(fence: WatchedFence): void {
    fence.isLive = false;
    this.#gone += fence.shape.boxes.length;
    const all = this.#trees.reduce((sum, { entries }) => sum + entries.length, this.#young.length);
    if (this.#gone > MOST_YOUNG && this.#gone * 2 > all) this.#build(Infinity);
  }

  /** The number of the last question, with which its answers are marked. */
  get question(): number {
    return this.#question;
  }

  /** All fences that a place is in; the next question overwrites them. */
  at(spot: Spot): readonly WatchedFence[] {
    const found = this.#found;
    found.length = 0;
    this.#question += 1;
    for (const { boxes, entries } of this.#trees) {
      boxes.search(spot.lon, spot.lat, spot.lon, spot.lat, (index) => {
        this.#look(entries[index]!, spot, found);
        return false;
      });
    }
    for (const entry of this.#young) if (isIn(entry.box, spot)) this.#look(entry, spot, found);
    return found;
  }

  #look({ fence, part }: Entry, spot: Spot, found: WatchedFence[]): void {
    if (fence.mark === this.#question || !fence.isLive || !fence.shape.hasInPart(spot, part))
      return;
    fence.mark = this.#question;
    found.push(fence);
  }

  #build(size: number): void {
    let entries = this.#young;
    this.#young = [];
    for (let last = this.#trees.at(-1); last; last = this.#trees.at(-1)) {
      if (last.entries.length > Math.max(size, entries.length) * 2) break;
      entries = entries.concat(last.entries);
      this.#trees.pop();
    }
    const live = entries.filter(({ fence }) => fence.isLive);
    this.#gone -= entries.length - live.length;
    if (live.length === 0) return;
    const boxes = new Flatbush(live.length);
    for (const { box } of live) boxes.add(box.west, box.south, box.east, box.north);
    boxes.finish();
    this.#trees.push({ entries: live, boxes });
  }
}

const isIn = ({ west, south, east, north }: Box, { lat, lon }: Spot): boolean =>
  lon >= west && lon <= east && lat >= south && lat <= north;
