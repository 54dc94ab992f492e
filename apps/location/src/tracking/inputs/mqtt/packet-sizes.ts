import { Transform, type TransformCallback } from 'node:stream';

const MOST_LENGTH_BYTES = 4;

/** A packet is larger than is borne. */
export class PacketTooLarge extends Error {
  constructor(most: number) {
    super(`A packet has more than ${most} bytes`);
    this.name = 'PacketTooLarge';
  }
}

/**
 * Lets MQTT through as it is, and ends what announces a packet that is too large: the parser behind it
 * would gather it all.
 * @see https://docs.oasis-open.org/mqtt/mqtt/v3.1.1/os/mqtt-v3.1.1-os.html#_Toc398718023
 */
export class PacketSizes extends Transform {
  /** Bytes of the packet that are still to come. */
  #left = 0;
  /** Bytes read of the length; -1 before the kind of the packet. */
  #lengthBytes = -1;
  #length = 0;

  constructor(private readonly most: number) {
    super();
  }

  override _transform(bytes: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    for (let at = 0; at < bytes.length;) {
      const skipped = Math.min(this.#left, bytes.length - at);
      this.#left -= skipped;
      at += skipped;
      if (at < bytes.length && !this.#head(bytes[at++]!)) {
        return done(new PacketTooLarge(this.most));
      }
    }
    done(null, bytes);
  }

  #head(byte: number): boolean {
    if (this.#lengthBytes < 0) {
      this.#lengthBytes = 0;
      this.#length = 0;
      return true;
    }
    this.#length += (byte & 0x7f) * 128 ** this.#lengthBytes;
    this.#lengthBytes += 1;
    if (this.#length > this.most || this.#lengthBytes > MOST_LENGTH_BYTES) return false;
    if (byte < 0x80) {
      this.#lengthBytes = -1;
      this.#left = this.#length;
    }
    return true;
  }
}
