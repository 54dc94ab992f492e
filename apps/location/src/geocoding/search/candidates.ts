import type { Places } from '../index/places.js';
import type { Context } from './context.js';
import type { Expanded } from './expand.js';
import type { Gathering } from './gather.js';
import type { Point } from './query.js';

/** A place that may be meant. */
export interface Candidate {
  readonly place: number;
  /** Bits of the words that are said by what is around it. */
  readonly around: number;
  readonly score: number;
}

/** Which places are looked at, and what is preferred. */
export interface Wanted {
  readonly isAllowed: (place: number) => boolean;
  /** Bits of the words that may be its own name. */
  readonly ownBits: number;
  /** 0 to 1, by how near it is. */
  readonly nearness: (at: Point) => number;
}

const MOST = 60;
const OWN_SHARE = 0.15;
const IMPORTANCE_SHARE = 0.15;
export const NEARNESS_SHARE = 0.15;

/** The places that have the most of the words, themselves or around them; the best first. */
export function candidates(
  places: Places,
  gathering: Gathering,
  context: Context,
  words: readonly Expanded[],
  { isAllowed, ownBits, nearness }: Wanted,
): Candidate[] {
  const total = words.reduce((sum, { weight }) => sum + weight, 0);
  const best: Candidate[] = [];
  const weights = new Map<number, number>();
  const weightOf = (mask: number): number => {
    let weight = weights.get(mask);
    if (weight === undefined) {
      weight =
        words.reduce((sum, word, at) => (mask & (1 << at) ? sum + word.weight : sum), 0) / total;
      weights.set(mask, weight);
    }
    return weight;
  };
  const { importance, nameWords } = places.index;
  for (const place of gathering.touched) {
    const own = gathering.masks[place]! & ownBits;
    if (own === 0) continue;
    const around = context.of(place);
    let score =
      weightOf(own | around) +
      OWN_SHARE * Math.min(1, bitsOf(own) / Math.max(1, nameWords[place]!)) +
      IMPORTANCE_SHARE * importance[place]!;
    const least = best.length === MOST ? best[MOST - 1]!.score : -1;
    if (score + NEARNESS_SHARE <= least || !isAllowed(place)) continue;
    score += NEARNESS_SHARE * nearness({ lat: places.lat(place), lon: places.lon(place) });
    if (score <= least) continue;
    insert(best, { place, around, score });
  }
  return best;
}

function insert(best: Candidate[], candidate: Candidate): void {
  let at = best.length;
  while (at > 0 && isBefore(candidate, best[at - 1]!)) at -= 1;
  best.splice(at, 0, candidate);
  if (best.length > MOST) best.pop();
}

const isBefore = (one: Candidate, other: Candidate): boolean =>
  one.score > other.score || (one.score === other.score && one.place < other.place);

function bitsOf(mask: number): number {
  let bits = 0;
  for (let left = mask; left !== 0; left &= left - 1) bits += 1;
  return bits;
}
