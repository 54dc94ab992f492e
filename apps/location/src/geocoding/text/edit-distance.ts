/**
 * Changes of letters from one word to another: a letter more, less or other, and two that changed places.
 * @param most more than this need not be told apart
 * @param isPrefix whether the other may go on
 */
export function editDistance(word: string, other: string, most: number, isPrefix = false): number {
  if (!isPrefix && Math.abs(word.length - other.length) > most) return most + 1;
  if (word.length - other.length > most) return most + 1;
  const columns = Math.min(other.length, word.length + most);
  let before: number[] = [];
  let last = Array.from({ length: columns + 1 }, (_, column) => column);
  for (let row = 1; row <= word.length; row++) {
    const line = [row];
    let least = row;
    for (let column = 1; column <= columns; column++) {
      const isSame = word[row - 1] === other[column - 1];
      let cost = Math.min(
        last[column]! + 1,
        line[column - 1]! + 1,
        last[column - 1]! + (isSame ? 0 : 1),
      );
      const isSwap =
        row > 1 &&
        column > 1 &&
        word[row - 1] === other[column - 2] &&
        word[row - 2] === other[column - 1];
      if (isSwap) cost = Math.min(cost, before[column - 2]! + 1);
      line.push(cost);
      least = Math.min(least, cost);
    }
    if (least > most) return most + 1;
    [before, last] = [last, line];
  }
  return isPrefix ? Math.min(...last) : last[columns]! + (other.length - columns);
}
