import { editDistance } from './edit-distance.js';

/** By the definition: optimal string alignment, without any limit. */
function distance(word: string, other: string): number {
  const known = new Map<number, number>();
  const at = (row: number, column: number): number => {
    if (row === 0 || column === 0) return row + column;
    const key = row * 100 + column;
    const before = known.get(key);
    if (before !== undefined) return before;
    const isSame = word[row - 1] === other[column - 1];
    const isSwap = word[row - 1] === other[column - 2] && word[row - 2] === other[column - 1];
    const least = Math.min(
      at(row - 1, column) + 1,
      at(row, column - 1) + 1,
      at(row - 1, column - 1) + (isSame ? 0 : 1),
      row > 1 && column > 1 && isSwap ? at(row - 2, column - 2) + 1 : Infinity,
    );
    known.set(key, least);
    return least;
  };
  return at(word.length, other.length);
}

/** To the nearest beginning of the other word. */
const toBeginning = (word: string, other: string): number =>
  Math.min(
    ...Array.from({ length: other.length + 1 }, (_, end) => distance(word, other.slice(0, end))),
  );

const drawn = (count: number) => {
  let next = 11;
  const below = (most: number) => (next = (next * 48_271) % 2_147_483_647) % most;
  return Array.from({ length: count }, () =>
    Array.from({ length: 1 + below(9) }, () => 'abc'[below(3)]).join(''),
  );
};

describe('changes of letters between two words', () => {
  it.each([false, true])(
    'are what the definition says, as far as they are told apart (a beginning: %s)',
    (isPrefix) => {
      const words = drawn(120);
      const wrong: string[] = [];
      for (const word of words) {
        for (const other of words) {
          const truth = isPrefix ? toBeginning(word, other) : distance(word, other);
          const told = editDistance(word, other, 2, isPrefix);
          if (truth <= 2 ? told !== truth : told <= 2) wrong.push(`${word} ${other} ${told}`);
        }
      }
      expect(wrong).toEqual([]);
    },
  );

  it('of words that are too long for a name are more than any', () => {
    expect(editDistance('a'.repeat(90), 'a'.repeat(90), 2)).toBe(3);
  });
});
