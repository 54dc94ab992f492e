/** The text of a file. */
export interface ExtractedText {
  text: string;
  /** Pages; null where a file has none. */
  pages: number | null;
  /** Whether it goes on after the end of `text`. */
  is_cut: boolean;
}

/** Reads the text of PDF files. */
export interface TextExtractor {
  readonly name: string;
  extract(file: string, signal: AbortSignal): Promise<ExtractedText>;
}

/** What is kept of one document: more would make its entry in the index too large. */
export const MAX_CHARACTERS = 200_000;
/** Pages that are looked at. */
export const MAX_PAGES = 1000;

const WORD_END = /\s\S*$/u;

/** Cleans what an engine wrote: no NUL, which databases refuse, no lone halves of characters. */
export function cleanText(raw: string, pages: number | null): ExtractedText {
  const is_cut = raw.length > MAX_CHARACTERS;
  const kept = is_cut ? raw.slice(0, MAX_CHARACTERS).replace(WORD_END, '') : raw;
  const text = kept
    // oxlint-disable-next-line no-control-regex -- it is control characters that go
    .replaceAll(/[\u0000-\u0008\u000B-\u001F\u007F\uE000\uE001]+/gu, ' ')
    .replaceAll(/[ \t]+/gu, ' ')
    .replaceAll(/ ?\n ?/gu, '\n')
    .replaceAll(/\n{3,}/gu, '\n\n')
    .trim()
    .toWellFormed();
  return { text, pages, is_cut };
}
