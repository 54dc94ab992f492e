const FIRST = ['amber', 'bold', 'calm', 'clear', 'deep', 'early', 'fair', 'keen', 'north', 'swift'];
const SECOND = ['anchor', 'beacon', 'bridge', 'harbor', 'heron', 'keel', 'mast', 'pier', 'reef'];

const pick = (words: readonly string[]) => words[Math.floor(Math.random() * words.length)] ?? '';

/** A name for a new server that no other has. */
export function suggestedName(taken: ReadonlySet<string>): string {
  const name = `${pick(FIRST)}-${pick(SECOND)}`;
  for (let number = 2, wanted = name; ; number += 1) {
    if (!taken.has(wanted)) return wanted;
    wanted = `${name}-${number}`;
  }
}
