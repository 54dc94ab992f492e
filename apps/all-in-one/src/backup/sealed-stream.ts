import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { Transform, type TransformCallback } from 'node:stream';
import { BackupFailed } from './backup-failed.js';

/** Bytes of a piece before it is sealed. */
const PIECE_BYTES = 1024 * 1024;
const TAG_BYTES = 16;
const NONCE_BYTES = 12;
const CIPHER = 'aes-256-gcm';
const MAGIC = Buffer.from('SKYBAK01');

/** One stream: no other may have the same key. */
export interface SealedPart {
  /** 32 bytes. */
  readonly key: Buffer;
  /** What the stream is, so that it cannot stand for another. */
  readonly name: string;
}

/** Counts the pieces and marks the last one: none can be dropped, doubled or moved unseen. */
class Nonces {
  #next = 0n;

  take(isLast: boolean): Buffer {
    const nonce = Buffer.alloc(NONCE_BYTES);
    nonce.writeUInt8(isLast ? 1 : 0, 0);
    nonce.writeBigUInt64BE(this.#next, 4);
    this.#next += 1n;
    return nonce;
  }
}

/**
 * Seals a stream of any length with AES-256-GCM, piece by piece, as the STREAM construction does.
 * @see https://eprint.iacr.org/2015/189
 */
export class SealingStream extends Transform {
  readonly #nonces = new Nonces();
  #held: Buffer = Buffer.alloc(0);
  #hasBegun = false;

  constructor(private readonly part: SealedPart) {
    super();
  }

  override _transform(chunk: Buffer, _encoding: string, done: TransformCallback): void {
    this.#held = this.#held.length === 0 ? chunk : Buffer.concat([this.#held, chunk]);
    // The last piece is known at the end only, so one is held back.
    while (this.#held.length > PIECE_BYTES) {
      this.#seal(this.#held.subarray(0, PIECE_BYTES), false);
      this.#held = this.#held.subarray(PIECE_BYTES);
    }
    done();
  }

  override _flush(done: TransformCallback): void {
    this.#seal(this.#held, true);
    done();
  }

  #seal(piece: Buffer, isLast: boolean): void {
    if (!this.#hasBegun) this.push(MAGIC);
    this.#hasBegun = true;
    const nonce = this.#nonces.take(isLast);
    const cipher = createCipheriv(CIPHER, this.part.key, nonce, { authTagLength: TAG_BYTES });
    cipher.setAAD(Buffer.from(this.part.name));
    this.push(Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()]));
  }
}

/** Opens what `SealingStream` made. Whatever was changed, cut or added ends it with an error. */
export class OpeningStream extends Transform {
  readonly #nonces = new Nonces();
  #held: Buffer = Buffer.alloc(0);
  #hasBegun = false;

  constructor(private readonly part: SealedPart) {
    super();
  }

  override _transform(chunk: Buffer, _encoding: string, done: TransformCallback): void {
    this.#held = this.#held.length === 0 ? chunk : Buffer.concat([this.#held, chunk]);
    try {
      this.#begin();
      const bytes = PIECE_BYTES + TAG_BYTES;
      while (this.#hasBegun && this.#held.length > bytes) {
        this.#open(this.#held.subarray(0, bytes), false);
        this.#held = this.#held.subarray(bytes);
      }
      done();
    } catch (error) {
      done(error as Error);
    }
  }

  override _flush(done: TransformCallback): void {
    try {
      if (!this.#hasBegun) throw damaged(this.part.name);
      this.#open(this.#held, true);
      done();
    } catch (error) {
      done(error as Error);
    }
  }

  #begin(): void {
    if (this.#hasBegun || this.#held.length < MAGIC.length) return;
    if (!this.#held.subarray(0, MAGIC.length).equals(MAGIC)) throw damaged(this.part.name);
    this.#held = this.#held.subarray(MAGIC.length);
    this.#hasBegun = true;
  }

  #open(sealed: Buffer, isLast: boolean): void {
    if (sealed.length < TAG_BYTES) throw damaged(this.part.name);
    const nonce = this.#nonces.take(isLast);
    const decipher = createDecipheriv(CIPHER, this.part.key, nonce, { authTagLength: TAG_BYTES })
      .setAAD(Buffer.from(this.part.name))
      .setAuthTag(sealed.subarray(-TAG_BYTES));
    try {
      const plain = decipher.update(sealed.subarray(0, -TAG_BYTES));
      decipher.final();
      this.push(plain);
    } catch (error) {
      throw damaged(this.part.name, error);
    }
  }
}

function damaged(name: string, cause?: unknown): BackupFailed {
  const text = `The part "${name}" was changed or cut since it was written.`;
  return new BackupFailed('damaged', text, 'Take another backup.', { cause });
}

/** A key that has never been used. */
export function newKey(): Buffer {
  return randomBytes(32);
}
