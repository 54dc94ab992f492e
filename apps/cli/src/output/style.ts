/** How words are painted. */
export interface Style {
  readonly heading: (text: string) => string;
  /** Paints a word that stands for a state, such as `live`; leaves others alone. */
  readonly word: (text: string) => string;
}

const GOOD = new Set(['live', 'ok', 'running', 'active', 'ready']);
const BAD = new Set(['failed', 'down', 'revoked', 'rolled_back', 'problem']);
const BUSY = new Set(['deploying', 'queued', 'building', 'starting', 'cloning', 'checking']);

const paint = (code: number, text: string) => `\u001B[${code}m${text}\u001B[0m`;

const colored: Style = {
  heading: (text) => paint(1, text),
  word(text) {
    if (GOOD.has(text)) return paint(32, text);
    if (BAD.has(text)) return paint(31, text);
    return BUSY.has(text) ? paint(33, text) : text;
  },
};

const plain: Style = { heading: (text) => text, word: (text) => text };

export function styleFor(hasColors: boolean): Style {
  return hasColors ? colored : plain;
}
