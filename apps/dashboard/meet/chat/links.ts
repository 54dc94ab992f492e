/** A piece of a message; with an address when it is a link. */
export interface Piece {
  readonly text: string;
  readonly href: string | null;
}

const ADDRESS = /\bhttps?:\/\/[^\s<>"]+/gi;
/** What ends a sentence rather than an address. */
const TAIL = /[.,;:!?'*_~]+$/;

/** Cuts a message into text and links. Only addresses of the web become links, as they are written. */
export function piecesOf(message: string): readonly Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const { 0: found, index } of message.matchAll(ADDRESS)) {
    const text = withoutTail(found);
    if (!URL.canParse(text)) continue;
    if (index > at) pieces.push({ text: message.slice(at, index), href: null });
    pieces.push({ text, href: new URL(text).href });
    at = index + text.length;
  }
  if (at < message.length) pieces.push({ text: message.slice(at), href: null });
  return pieces;
}

/** A closing bracket belongs to the address when it was opened in it. */
function withoutTail(found: string): string {
  const text = found.replace(TAIL, '');
  const isUnopened = text.endsWith(')') && !text.includes('(');
  return isUnopened ? withoutTail(text.slice(0, -1)) : text;
}
