const ESC = '\u001B';
const COLOR = new RegExp(`^${ESC}\\[[\\d;]*m`);
const SEQUENCE = new RegExp(
  // CSI, then OSC/DCS/APC up to their end, then two-character escapes.
  `^${ESC}(?:\\[[0-?]*[ -/]*[@-~]|[\\]PX^_][^\\u0007${ESC}]*(?:\\u0007|${ESC}\\\\)?|[ -~])`,
);

/**
 * Makes text of others safe to print: an app's log must not move the cursor, retitle the window or
 * type into the shell. Colours stay when wanted; tabs stay.
 */
export function printable(text: string, keepColors = false): string {
  let result = '';
  for (let at = 0; at < text.length; at++) {
    const character = text[at] ?? '';
    if (character === ESC) {
      const rest = text.slice(at);
      const color = COLOR.exec(rest)?.[0];
      if (color && keepColors) result += color;
      at += (color ?? SEQUENCE.exec(rest)?.[0] ?? ESC).length - 1;
    } else if (character === '\t' || !isControl(character)) {
      result += character;
    }
  }
  return result;
}

function isControl(character: string): boolean {
  const code = character.charCodeAt(0);
  return code < 0x20 || (code >= 0x7f && code < 0xa0);
}
