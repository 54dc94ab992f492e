/** The lines of a text of iCalendar or vCard, unfolded (RFC 5545, 3.1; RFC 6350, 3.2). */
export const unfolded = (text: string): string[] =>
  text
    .replaceAll(/\r?\n[ \t]/g, '')
    .split(/\r?\n/)
    .filter(Boolean);

// Tabs and ends of lines are the only control characters that such texts may have.
// oxlint-disable-next-line no-control-regex -- it is they that are looked for
const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/;

/** The number of the first line with a control character; null when there is none. */
export function lineWithControl(text: string): number | null {
  const found = CONTROL.exec(text);
  return found && text.slice(0, found.index).split('\n').length;
}

const MOST_LINE_BYTES = 75;

/** Folds a line at 75 bytes, between characters. */
export function foldLine(line: string): string {
  if (Buffer.byteLength(line) <= MOST_LINE_BYTES) return line;
  const lines: string[] = [];
  let own = '';
  let bytes = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (bytes + size > MOST_LINE_BYTES) {
      lines.push(own);
      [own, bytes] = [' ', 1];
    }
    own += character;
    bytes += size;
  }
  return [...lines, own].join('\r\n');
}
