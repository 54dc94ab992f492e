import {
  type CodedPicture,
  MAX_PICTURE_BYTES,
  type PictureAssembler,
} from './picture-assembler.js';
import type { RtpPacket } from './rtp-packet.js';

const START_CODE = Buffer.from([0, 0, 0, 1]);
/** What says that the picture before it is whole. */
const DELIMITER = Buffer.from([0, 0, 0, 1, 9, 0xf0]);
const [IDR, STAP_A, FU_A] = [5, 24, 28];

/** Puts pictures of H.264 together (RFC 6184), as Annex B. */
export class H264Assembler implements PictureAssembler {
  needsKey = true;
  #pieces: Buffer[] = [];
  #bytes = 0;
  #isKey = false;
  #isInFragment = false;
  #timestamp: number | undefined;

  push({ payload, timestamp, marker }: RtpPacket): CodedPicture | null {
    if (timestamp !== this.#timestamp) this.#begin(timestamp);
    const type = (payload[0] ?? 0) & 0x1f;
    if (type === STAP_A) this.#aggregate(payload);
    else if (type === FU_A) this.#fragment(payload);
    else if (type > 0 && type < STAP_A) this.#unit(payload);
    if (this.#bytes > MAX_PICTURE_BYTES) this.lost();
    return marker && this.#pieces.length > 0 ? this.#end(timestamp) : null;
  }

  lost(): void {
    this.needsKey = true;
    this.#begin(undefined);
  }

  #begin(timestamp: number | undefined): void {
    this.#timestamp = timestamp;
    this.#pieces = [];
    this.#bytes = 0;
    this.#isKey = false;
    this.#isInFragment = false;
  }

  #unit(unit: Buffer): void {
    if (((unit[0] ?? 0) & 0x1f) === IDR) this.#isKey = true;
    this.#add(START_CODE, unit);
  }

  #aggregate(payload: Buffer): void {
    for (let at = 1; at + 2 < payload.length;) {
      const end = at + 2 + payload.readUInt16BE(at);
      if (end > payload.length) return;
      if (end > at + 2) this.#unit(payload.subarray(at + 2, end));
      at = end;
    }
  }

  #fragment(payload: Buffer): void {
    const [indicator = 0, header = 0] = payload;
    if (payload.length < 3) return;
    if ((header & 0x80) !== 0) {
      this.#isInFragment = true;
      this.#unit(
        Buffer.concat([Buffer.from([(indicator & 0xe0) | (header & 0x1f)]), payload.subarray(2)]),
      );
    } else if (this.#isInFragment) this.#add(payload.subarray(2));
  }

  #add(...pieces: Buffer[]): void {
    for (const piece of pieces) this.#bytes += piece.length;
    this.#pieces.push(...pieces);
  }

  #end(timestamp: number): CodedPicture | null {
    const bytes = Buffer.concat([...this.#pieces, DELIMITER]);
    const isKey = this.#isKey;
    this.#begin(undefined);
    if (isKey) this.needsKey = false;
    return this.needsKey ? null : { timestamp, isKey, bytes };
  }
}
