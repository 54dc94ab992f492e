/** Letters that documents write in other ways (ICAO Doc 9303, part 3, section 6). */
const TRANSLITERATED: Readonly<Record<string, readonly string[]>> = {
  Ä: ['AE', 'A'],
  Ö: ['OE', 'O'],
  Ü: ['UE', 'U', 'UXX'],
  ß: ['SS'],
  Å: ['AA', 'A'],
  Æ: ['AE'],
  Ø: ['OE', 'O'],
  Ñ: ['N', 'NXX'],
  Þ: ['TH'],
  Ð: ['D'],
  Ł: ['L'],
  Œ: ['OE'],
};

/** Long names are cut off in machine-readable lines; so much of one must agree. */
const LEAST_CHARS = 10;
const MOST_SPELLINGS = 64;

/**
 * Whether two texts can name the same person: in other letters, without signs, with fewer given
 * names, or cut off as the lines of documents have it.
 */
export function isSameName(one: string, other: string): boolean {
  return spellings(one).some((a) => spellings(other).some((b) => isSame(words(a), words(b))));
}

/** Whether two texts are the same number of a document. */
export function isSameNumber(one: string, other: string): boolean {
  return numberOf(one) === numberOf(other);
}

const numberOf = (text: string) => text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');

/** One begins as the other does: documents leave out middle names, not first ones. */
function isSame(one: readonly string[], other: readonly string[]): boolean {
  if (one.length === 0 || other.length === 0) return false;
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  const isPrefix = short.every((word, index) => word === long[index]);
  const [a, b] = [one.join(''), other.join('')];
  const isCutOff =
    Math.min(a.length, b.length) >= LEAST_CHARS && (a.startsWith(b) || b.startsWith(a));
  return isPrefix || isCutOff || a === b;
}

const words = (text: string) => text.split(/[^A-Z]+/).filter((word) => word.length > 0);

/** Every way in which the lines of a document may spell a name. */
function spellings(name: string): string[] {
  let found = [''];
  for (const letter of name.normalize('NFC').toUpperCase()) {
    const ways = TRANSLITERATED[letter] ?? [plain(letter)];
    found = found.flatMap((start) => ways.map((way) => start + way)).slice(0, MOST_SPELLINGS);
  }
  return found;
}

const plain = (letter: string) =>
  letter.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/['’.]/g, '');
