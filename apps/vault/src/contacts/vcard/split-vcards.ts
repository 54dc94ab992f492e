import { createHash } from 'node:crypto';
import { VcardProblem } from './vcard-problem.js';

/** Most vCards of one file. */
const MOST_VCARDS = 10_000;

/** The vCards of a file, each as it stands there. @throws VcardProblem when it is no such file */
export function splitVcards(file: string): string[] {
  const cards: string[] = [];
  let own: string[] | null = null;
  const lines = file.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  for (const [index, line] of lines.entries()) {
    const begins = /^BEGIN:VCARD\s*$/i.test(line);
    if (begins && own) throw new VcardProblem(`Line ${index + 1}: END:VCARD is missing before it.`);
    if (begins) own = [];
    if (!own) {
      if (line.trim() === '') continue;
      throw new VcardProblem(`Line ${index + 1}: BEGIN:VCARD is missing before it.`);
    }
    own.push(line);
    if (!/^END:VCARD\s*$/i.test(line)) continue;
    cards.push(`${own.join('\r\n')}\r\n`);
    own = null;
    if (cards.length > MOST_VCARDS)
      throw new VcardProblem(`It has more than ${MOST_VCARDS} vCards.`);
  }
  if (own) throw new VcardProblem('END:VCARD is missing at the end.');
  if (cards.length === 0) throw new VcardProblem('It has no vCard.');
  return cards;
}

/**
 * A vCard with a UID: programs that export often leave it out. The same vCard gets the same one, so
 * that a file that is taken twice makes no contact twice.
 */
export function withUid(card: string): string {
  if (/^(?:[\w-]+\.)?UID[;:]/im.test(card)) return card;
  const hash = createHash('sha256').update(card).digest('hex');
  const parts = [hash.slice(0, 8), hash.slice(8, 12), `8${hash.slice(13, 16)}`];
  const uid = [...parts, `8${hash.slice(17, 20)}`, hash.slice(20, 32)].join('-');
  return card.replace(/^END:VCARD/im, `UID:${uid}\r\nEND:VCARD`);
}
