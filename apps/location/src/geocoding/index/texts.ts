/** Texts that many have, each kept once. */
export class Texts {
  readonly all: string[] = [''];
  readonly #numbers = new Map<string, number>([['', 0]]);

  /** The number of a text. */
  of(text: string): number {
    let number = this.#numbers.get(text);
    if (number === undefined) {
      number = this.all.push(text) - 1;
      this.#numbers.set(text, number);
    }
    return number;
  }
}

/** Texts one after the other, and where each begins; one more tells the end. */
export function joined(texts: readonly string[]): { start: Int32Array; bytes: Uint8Array } {
  const start = new Int32Array(texts.length + 1);
  let length = 0;
  texts.forEach((text, at) => {
    length += Buffer.byteLength(text);
    start[at + 1] = length;
  });
  const bytes = Buffer.alloc(length);
  texts.forEach((text, at) => bytes.write(text, start[at]!));
  return { start, bytes: new Uint8Array(bytes.buffer, bytes.byteOffset, length) };
}
