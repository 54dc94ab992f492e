import type { Places } from '../index/places.js';
import type { Expanded } from './expand.js';

const MOST_PARTS = 3;

/** An address at a street, and the words that are its number. */
export interface HouseFound {
  readonly address: number;
  readonly bits: number;
}

/** Looks for a house number among words; "39 a b" may be "39A/B". @param free bits of words that say nothing else */
export function findHouse(
  places: Places,
  street: number,
  words: readonly Expanded[],
  free: number,
): HouseFound | null {
  const { addressStart } = places.index;
  if (addressStart[street] === addressStart[street + 1]) return null;
  for (let parts = MOST_PARTS; parts >= 1; parts--) {
    for (let from = 0; from + parts <= words.length; from++) {
      const bits = ((1 << parts) - 1) << from;
      if (
        (bits & free) !== bits ||
        !words.slice(from, from + parts).some(({ text }) => /\d/.test(text))
      )
        continue;
      const key = words
        .slice(from, from + parts)
        .map(({ text }) => text)
        .join('');
      const address = places.address(street, key);
      if (address >= 0) return { address, bits };
    }
  }
  return null;
}
