import type { Names } from '../import/names.js';
import { formsOf } from '../text/words.js';
import type { WordArrays } from './place-index.js';
import { joined } from './texts.js';

/** Which words are in the names of which places. @param names of places in their order */
export function buildWords(names: Iterable<Names>): WordArrays {
  // Most words are in one name: arrays of numbers would be mostly empty.
  const lists = new Map<string, number[]>();
  let place = 0;
  for (const of of names) {
    const words = new Set(Array.from(new Set(Object.values(of))).flatMap(formsOf));
    for (const word of words) {
      const list = lists.get(word);
      if (list) list.push(place);
      else lists.set(word, [place]);
    }
    place += 1;
  }
  const words = Array.from(lists.keys()).toSorted((one, other) => (one < other ? -1 : 1));
  const placesStart = new Int32Array(words.length + 1);
  words.forEach((word, at) => {
    placesStart[at + 1] = placesStart[at]! + lists.get(word)!.length;
  });
  const places = new Int32Array(placesStart.at(-1)!);
  words.forEach((word, at) => places.set(lists.get(word)!, placesStart[at]));
  return { ...joined(words), placesStart, places };
}
