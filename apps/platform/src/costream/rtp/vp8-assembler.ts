import {
  type CodedPicture,
  MAX_PICTURE_BYTES,
  type PictureAssembler,
} from './picture-assembler.js';
import type { RtpPacket } from './rtp-packet.js';

/** Puts frames of VP8 together (RFC 7741). */
export class Vp8Assembler implements PictureAssembler {
  needsKey = true;
  #pieces: Buffer[] = [];
  #bytes = 0;
  #timestamp: number | undefined;

  push({ payload, timestamp, marker }: RtpPacket): CodedPicture | null {
    const from = descriptorBytes(payload);
    const first = payload[0] ?? 0;
    const isStart = (first & 0x10) !== 0 && (first & 0x07) === 0;
    if (isStart) this.#begin(timestamp);
    if (from === null || timestamp !== this.#timestamp) return null;
    const piece = payload.subarray(from);
    this.#bytes += piece.length;
    if (this.#bytes > MAX_PICTURE_BYTES) this.lost();
    else this.#pieces.push(piece);
    return marker && this.#pieces.length > 0 ? this.#end(timestamp) : null;
  }

  lost(): void {
    this.needsKey = true;
    this.#timestamp = undefined;
    this.#pieces = [];
  }

  #begin(timestamp: number): void {
    this.#timestamp = timestamp;
    this.#pieces = [];
    this.#bytes = 0;
  }

  #end(timestamp: number): CodedPicture | null {
    const bytes = Buffer.concat(this.#pieces);
    this.#timestamp = undefined;
    this.#pieces = [];
    // The first bit of a frame is 0 when it stands for itself.
    const isKey = bytes.length > 0 && ((bytes[0] ?? 1) & 1) === 0;
    if (isKey) this.needsKey = false;
    return this.needsKey ? null : { timestamp, isKey, bytes };
  }
}

/** Length of what stands before the frame: section 4.2; null when it is cut. */
function descriptorBytes(payload: Buffer): number | null {
  const first = payload[0] ?? 0;
  let length = 1;
  if ((first & 0x80) !== 0) {
    const extensions = payload[length++] ?? 0;
    if ((extensions & 0x80) !== 0) length += ((payload[length] ?? 0) & 0x80) === 0 ? 1 : 2;
    if ((extensions & 0x40) !== 0) length++;
    if ((extensions & 0x30) !== 0) length++;
  }
  return length < payload.length ? length : null;
}
