import { isId } from '@skydeck/ids';
import { linesOf } from './lines.js';

const MOST_LINKS = 1000;
const CODE = /(`+)(?:(?!`)[^\n]){1,2000}?\1(?!`)/g;
const WIKI = /\[\[([^[\]|\n]{1,300})(?:\|[^[\]\n]{0,300})?\]\]/g;
const INLINE = /\]\((?:note:)?(nte_\w{26})\)/g;

/** What a note links to: another by its id, or by its title whether or not there is one. */
export interface NoteLink {
  /** `nte_…`; null when the link says a title. */
  readonly noteId: string | null;
  /** The title, or the id, as it is written. */
  readonly text: string;
}

/** The links of a text of Markdown: `[[Title]]`, `[[nte_…]]` and `[words](nte_…)`, each once. */
export function linksOf(markdown: string): NoteLink[] {
  const found = new Map<string, NoteLink>();
  for (const { text } of linesOf(markdown)) {
    if (!text.includes('](') && !text.includes('[[')) continue;
    const line = text.replaceAll(CODE, '');
    for (const [, target = ''] of [...line.matchAll(WIKI), ...line.matchAll(INLINE)]) {
      const words = target.trim();
      const key = titleKey(words);
      if (words === '' || found.has(key)) continue;
      found.set(key, { noteId: isId('nte', words) ? words : null, text: words });
      if (found.size === MOST_LINKS) return [...found.values()];
    }
  }
  return [...found.values()];
}

/** Titles are the same whatever their case and the form of their accents. */
export const titleKey = (title: string): string => title.normalize('NFC').trim().toLowerCase();
