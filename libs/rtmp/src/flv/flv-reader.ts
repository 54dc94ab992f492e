import type { MediaMessage } from '../listener/rtmp-gate.js';

/** Of the file and of the length that would stand before its first tag. */
const HEADER_BYTES = 13;
const TAG_HEADER_BYTES = 11;
/** A tag ends with its length. */
const LENGTH_BYTES = 4;
const AUDIO = 8;
const VIDEO = 9;

/** Takes a stream of FLV apart, however its bytes are cut. Leaves out what is neither sound nor picture. */
export class FlvReader {
  #rest: Buffer = Buffer.alloc(0);
  #isBegun = false;

  /** The tags that are whole with these bytes. */
  *push(bytes: Buffer): Generator<MediaMessage> {
    const all = this.#rest.length === 0 ? bytes : Buffer.concat([this.#rest, bytes]);
    let at = this.#isBegun || all.length < HEADER_BYTES ? 0 : HEADER_BYTES;
    this.#isBegun ||= at > 0;
    while (this.#isBegun && at + TAG_HEADER_BYTES <= all.length) {
      const from = at + TAG_HEADER_BYTES;
      const end = from + all.readUIntBE(at + 1, 3);
      if (end + LENGTH_BYTES > all.length) break;
      const timestampMs = all.readUIntBE(at + 4, 3) + (all[at + 7] ?? 0) * 2 ** 24;
      const type = all[at];
      if (type === AUDIO || type === VIDEO) {
        const payload = Buffer.from(all.subarray(from, end));
        yield { kind: type === AUDIO ? 'audio' : 'video', timestampMs, payload };
      }
      at = end + LENGTH_BYTES;
    }
    this.#rest = Buffer.from(all.subarray(at));
  }
}
