import Flatbush from 'flatbush';
import type { Box } from './shapes/box.js';
import { isInPart, type Part } from './shapes/part.js';
import type { Spot } from './shapes/spot.js';
import type { WatchedFence } from './watched-fence.js';

interface Entry {
  readonly fence: WatchedFence;
  readonly box: Box;
  readonly part: Part;
}

interface Tree {
  readonly entries: readonly Entry[];
  /** Of all entries one behind the other, and where that of each begins. */
  readonly parts: Part;
  readonly firsts: Int32Array;
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
    for (const { boxes, entries, parts, firsts } of this.#trees) {
      for (const index of boxes.search(spot.lon, spot.lat, spot.lon, spot.lat)) {
        if (isInPart(parts, firsts[index]!, spot)) this.#find(entries[index]!.fence);
      }
    }
    for (const { box, part, fence } of this.#young) {
      if (isIn(box, spot) && isInPart(part, 0, spot)) this.#find(fence);
    }
    return found;
  }

  #find(fence: WatchedFence): void {
    if (fence.mark === this.#question || !fence.isLive) return;
    fence.mark = this.#question;
    this.#found.push(fence);
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
    this.#trees.push({ entries: live, boxes, ...packed(live) });
  }
}

const isIn = ({ west, south, east, north }: Box, { lat, lon }: Spot): boolean =>
  lon >= west && lon <= east && lat >= south && lat <= north;

function packed(entries: readonly Entry[]): Pick<Tree, 'parts' | 'firsts'> {
  const size = entries.reduce((sum, { part }) => sum + part.length, 0);
  const [parts, firsts] = [new Float64Array(size), new Int32Array(entries.length)];
  let next = 0;
  for (const [index, { part }] of entries.entries()) {
    parts.set(part, next);
    firsts[index] = next;
    next += part.length;
  }
  return { parts, firsts };
}
