/** A line for a shell: one word is one already, several are a program and its arguments. */
export function shellLine(words: readonly string[]): string {
  const [only = ''] = words;
  return words.length === 1 ? only : words.map(quote).join(' ');
}

function quote(word: string): string {
  return /^[\w./:=@%+,-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}
