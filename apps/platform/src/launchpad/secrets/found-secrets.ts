/** Texts to be found in lines, by how they begin. */
export type TextIndex = ReadonlyMap<string, readonly string[]>;

/** Indexes texts by their first characters; shorter ones are left out. */
export function indexTexts(texts: Iterable<string>, prefixLength: number): TextIndex {
  const index = new Map<string, string[]>();
  for (const text of new Set(texts)) {
    if (text.length < prefixLength) continue;
    const prefix = text.slice(0, prefixLength);
    index.set(prefix, [...(index.get(prefix) ?? []), text]);
  }
  return index;
}

/** Puts a mask in place of all that is found; what overlaps goes as one, so that no ends stay. */
export function maskFound(line: string, index: TextIndex, length: number, mask: string): string {
  let masked = '';
  let end = 0;
  for (let at = 0; at + length <= line.length; at++) {
    const until = endOfLongest(line, at, index.get(line.slice(at, at + length)));
    if (until === at || until <= end) continue;
    if (at >= end) masked += line.slice(end, at) + mask;
    end = until;
  }
  return masked + line.slice(end);
}

function endOfLongest(line: string, at: number, texts: readonly string[] = []): number {
  return texts.reduce((end, text) => {
    return line.startsWith(text, at) ? Math.max(end, at + text.length) : end;
  }, at);
}
