import { RtmpViolation } from './rtmp-violation.js';
import type { ChunkHeader } from './chunk-header.js';
import type { RtmpMessage } from './rtmp-message.js';

const FIRST_ROOM_BYTES = 4096;

/** One of the streams that chunks are told apart by, with its message that is not whole yet. */
export class ChunkStream {
  #lengthBytes = 0;
  #type = 0;
  #messageStream = 0;
  #timestampMs = 0;
  #deltaMs = 0;
  /** Grows with what came, not with what was announced. */
  #room = Buffer.alloc(0);
  #filledBytes = 0;
  #isInMessage = false;
  isExtended = false;

  /** What it takes of memory now. */
  get heldBytes(): number {
    return this.#room.length;
  }

  get missingBytes(): number {
    return this.#lengthBytes - this.#filledBytes;
  }

  /** Takes a header; begins a message unless one goes on. */
  begin(header: ChunkHeader, time: number | undefined, limitBytes: number): void {
    if (this.#isInMessage) {
      if (header.format !== 3) throw new RtmpViolation('A message begins inside another.');
      return;
    }
    this.#lengthBytes = header.lengthBytes ?? this.#lengthBytes;
    if (this.#lengthBytes > limitBytes) throw new RtmpViolation('A message is too large.');
    this.#type = header.type ?? this.#type;
    this.#messageStream = header.messageStream ?? this.#messageStream;
    this.#deltaMs = time ?? this.#deltaMs;
    const before = header.format === 0 ? 0 : this.#timestampMs;
    this.#timestampMs = (before + this.#deltaMs) >>> 0;
    this.#isInMessage = true;
  }

  append(bytes: Buffer): void {
    const needed = this.#filledBytes + bytes.length;
    if (needed > this.#room.length) {
      const doubled = Math.max(FIRST_ROOM_BYTES, needed, 2 * this.#room.length);
      const larger = Buffer.alloc(Math.min(this.#lengthBytes, doubled));
      this.#room.copy(larger, 0, 0, this.#filledBytes);
      this.#room = larger;
    }
    bytes.copy(this.#room, this.#filledBytes);
    this.#filledBytes = needed;
  }

  /** The message, once it is whole. */
  take(): RtmpMessage {
    const payload = this.#room.subarray(0, this.#filledBytes);
    const [type, streamId, timestampMs] = [this.#type, this.#messageStream, this.#timestampMs];
    this.abort();
    return { type, streamId, timestampMs, payload };
  }

  /** Forgets what came of a message. */
  abort(): void {
    this.#room = Buffer.alloc(0);
    this.#filledBytes = 0;
    this.#isInMessage = false;
  }
}
