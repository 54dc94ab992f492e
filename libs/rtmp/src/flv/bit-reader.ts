/** There are fewer bits than the format asks for. */
export class BitsEnded extends Error {
  override readonly name = 'BitsEnded';
}

const MAX_GOLOMB_ZEROS = 31;

/** Reads bits, the high one first, and numbers of section 9.1 of H.264. */
export class BitReader {
  #at = 0;

  constructor(private readonly bytes: Buffer) {}

  bit(): number {
    const byte = this.bytes[this.#at >> 3];
    if (byte === undefined) throw new BitsEnded('The bits have ended.');
    return (byte >> (7 - (this.#at++ & 7))) & 1;
  }

  bits(count: number): number {
    let value = 0;
    for (let left = count; left > 0; left--) value = value * 2 + this.bit();
    return value;
  }

  /** ue(v) */
  unsigned(): number {
    let zeros = 0;
    while (this.bit() === 0) {
      if (++zeros > MAX_GOLOMB_ZEROS) throw new BitsEnded('A number is too large.');
    }
    return 2 ** zeros - 1 + this.bits(zeros);
  }

  /** se(v) */
  signed(): number {
    const coded = this.unsigned();
    return coded % 2 === 0 ? -coded / 2 : (coded + 1) / 2;
  }
}
