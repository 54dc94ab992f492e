import { randomBytes } from 'node:crypto';
import { RtmpViolation } from './rtmp-violation.js';

const VERSION = 3;
/** Length of C1, C2, S1 and S2: section 5.2 of Adobe's RTMP 1.0. */
const BLOCK_BYTES = 1536;
const TIME_AND_ZERO_BYTES = 8;

/** The opening of a connection, however its bytes are cut. */
export class Handshake {
  #received: Buffer = Buffer.alloc(0);
  #hasAnswered = false;

  constructor(private readonly answer: (bytes: Buffer) => void) {}

  /** What follows the handshake, once it is over; null before. */
  push(bytes: Buffer): Buffer | null {
    // At most two blocks of it are ever kept.
    this.#received = Buffer.concat([this.#received, bytes]);
    if (this.#received[0] !== VERSION) throw new RtmpViolation('The version is not known.');
    if (!this.#hasAnswered && this.#received.length > BLOCK_BYTES) this.#respond();
    const wholeBytes = 1 + 2 * BLOCK_BYTES;
    return this.#received.length < wholeBytes ? null : this.#received.subarray(wholeBytes);
  }

  /** S0, S1 and S2; four zero bytes in S1 say that nothing is to be signed. */
  #respond(): void {
    const own = randomBytes(BLOCK_BYTES);
    own.fill(0, 0, TIME_AND_ZERO_BYTES);
    const theirs = this.#received.subarray(1, 1 + BLOCK_BYTES);
    this.answer(Buffer.concat([Buffer.from([VERSION]), own, theirs]));
    this.#hasAnswered = true;
  }
}
