import { shortOf } from '../text/abbreviations.js';
import { wordsOf } from '../text/words.js';

const NEARLY = 0.5;

/**
 * Share of the words of a question that a result says, for engines that do not tell how sure they are. A word
 * that goes on counts half, but for the last of what is being typed.
 */
export function wordShare(asked: string, said: readonly string[], isTyped: boolean): number {
  const words = wordsOf(asked);
  const own = said.flatMap(wordsOf);
  const all = new Set([...own, ...own.flatMap((word) => shortOf(word) ?? [])]);
  if (words.length === 0) return 0;
  const sum = words.reduce((total, word, at) => {
    if (all.has(word) || all.has(shortOf(word) ?? word)) return total + 1;
    const goesOn = own.some((one) => one.startsWith(word));
    if (!goesOn) return total;
    return total + (isTyped && at === words.length - 1 ? 1 : NEARLY);
  }, 0);
  return Math.round((1000 * sum) / words.length) / 1000;
}
