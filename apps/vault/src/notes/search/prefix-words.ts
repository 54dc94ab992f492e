/** What is looked for, as Postgres reads it: words that are whole, and one that may go on. */
export interface SearchWords {
  readonly whole: string;
  /** A `tsquery` such as `'gard':*`, or an empty one. */
  readonly begun: string;
}

/** The last word may be the beginning of one, as of somebody who is still typing. */
export function prefixWords(text: string): SearchWords {
  const last = /(?<=^|\s)[\p{L}\p{N}]+$/u.exec(text)?.[0];
  // Within quotes, behind a minus, or as an operator it is no beginning.
  const isPlain =
    last !== undefined &&
    last.toLowerCase() !== 'or' &&
    (text.split('"').length - 1) % 2 === 0 &&
    !/(?:^|\s)or\s+\S+$/i.test(text);
  if (!isPlain) return { whole: text, begun: '' };
  return { whole: text.slice(0, -last.length), begun: `'${last}':*` };
}
