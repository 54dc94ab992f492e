const MOST_COLUMNS = 64;
/** Lines of the table, used in turns: making them anew costs more than the rest. */
const LINES = [0, 1, 2].map(() => new Uint8Array(MOST_COLUMNS + 1)) as [
  Uint8Array,
  Uint8Array,
  Uint8Array,
];

/**
 * Changes of letters from one word to another: a letter more, less or other, and two that changed places.
 * @param most more than this need not be told apart
 * @param isPrefix whether the other may go on
 */
export function editDistance(word: string, other: string, most: number, isPrefix = false): number {
  if (!isPrefix && Math.abs(word.length - other.length) > most) return most + 1;
  if (word.length - other.length > most) return most + 1;
  const columns = Math.min(other.length, word.length + most);
  if (columns > MOST_COLUMNS) return most + 1;
  let [before, last, line] = LINES;
  for (let column = 0; column <= columns; column++) last[column] = column;
  for (let row = 1; row <= word.length; row++) {
    line[0] = row;
    let least = row;
    const letter = word.charCodeAt(row - 1);
    for (let column = 1; column <= columns; column++) {
      const here = other.charCodeAt(column - 1);
      let cost = last[column - 1]! + (letter === here ? 0 : 1);
      if (last[column]! < cost) cost = last[column]! + 1;
      if (line[column - 1]! < cost) cost = line[column - 1]! + 1;
      const isSwap =
        row > 1 &&
        column > 1 &&
        letter === other.charCodeAt(column - 2) &&
        word.charCodeAt(row - 2) === here;
      if (isSwap && before[column - 2]! < cost) cost = before[column - 2]! + 1;
      line[column] = cost;
      if (cost < least) least = cost;
    }
    if (least > most) return most + 1;
    [before, last, line] = [last, line, before];
  }
  if (!isPrefix) return last[columns]! + (other.length - columns);
  let least = last[0]!;
  for (let column = 1; column <= columns; column++) least = Math.min(least, last[column]!);
  return least;
}
