/** An IPv4 network and its addresses (RFC 4632). */
export class Ipv4Network {
  readonly #base: number;
  readonly prefixLength: number;

  /** @throws when it is not a network such as `10.90.0.0/16` */
  constructor(readonly cidr: string) {
    const [address = '', length = ''] = cidr.split('/');
    const bytes = address.split('.').map(Number);
    this.prefixLength = Number(length);
    const isValid =
      bytes.length === 4 &&
      bytes.every((byte) => Number.isInteger(byte) && byte >= 0 && byte <= 255) &&
      /^\d{1,2}$/.test(length) &&
      this.prefixLength <= 32;
    if (!isValid) throw new Error(`${cidr} is no IPv4 network.`);
    const value = bytes.reduce((sum, byte) => sum * 256 + byte, 0);
    this.#base = value - (value % this.size);
  }

  /** How many addresses it has, the first and the last, which nobody has, among them. */
  get size(): number {
    return 2 ** (32 - this.prefixLength);
  }

  /** Last number that a server can have. */
  get lastHost(): number {
    return this.size - 2;
  }

  get gateway(): string {
    return this.addressOf(1);
  }

  addressOf(host: number): string {
    const value = this.#base + host;
    return [24, 16, 8, 0].map((shift) => Math.floor(value / 2 ** shift) % 256).join('.');
  }
}
