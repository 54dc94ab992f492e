import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { Blobs, type StoredBlob } from '../../blobs/blobs.js';
import { FileErrors } from '../nodes/file.errors.js';
import { FileLimits } from './file-limits.js';
import { Received } from './received.js';
import { Room, type RoomHold, type RoomOwner } from './room.js';

/** What was said of content before it came. */
export interface Announced {
  /** Null when it is not known. */
  readonly sizeBytes: number | null;
  /** SHA-256, 64 hexadecimal digits; checked when it is given. */
  readonly sha256?: string | undefined;
}

const STEP_BYTES = 8 * 1024 * 1024;

/** Takes content in, within the room that there is. */
@Injectable()
export class FileIntake {
  constructor(
    private readonly blobs: Blobs,
    private readonly room: Room,
    private readonly limits: FileLimits,
  ) {}

  /**
   * Streams content into the store. Give it to a file, and end it with `await using`.
   * @throws `file.too_large`, `file.checksum_mismatch`, `file.interrupted`, `space.full`, `quota_exceeded`
   */
  async receive(
    space: RoomOwner,
    bytes: AsyncIterable<Uint8Array>,
    { sizeBytes, sha256 }: Announced,
  ): Promise<Received> {
    if ((sizeBytes ?? 0) > this.limits.fileBytes) throw FileErrors.too_large();
    const hold = await this.room.hold(space, sizeBytes ?? 0);
    try {
      const blob = await this.#store(space, hold, { bytes, sizeBytes });
      if (sha256 !== undefined && sha256.toLowerCase() !== blob.sha256) {
        throw FileErrors.checksum_mismatch();
      }
      return new Received(this.room, hold, blob);
    } catch (error) {
      await this.room.drop(hold);
      throw error;
    }
  }

  async #store(
    { id: spaceId, projectId }: RoomOwner,
    hold: RoomHold,
    { bytes, sizeBytes }: { bytes: AsyncIterable<Uint8Array>; sizeBytes: number | null },
  ): Promise<StoredBlob> {
    let refusal: unknown;
    const measured = this.#measured(bytes, hold, sizeBytes);
    const noting = async function* () {
      try {
        yield* measured;
      } catch (error) {
        refusal = error;
        throw error;
      }
    };
    try {
      const { fileBytes: maxBytes } = this.limits;
      return await this.blobs.store({ projectId, spaceId }, Readable.from(noting()), { maxBytes });
    } catch (error) {
      // What the store says of a stream that broke is not what broke it.
      throw refusal ?? error;
    }
  }

  async *#measured(
    bytes: AsyncIterable<Uint8Array>,
    hold: RoomHold,
    sizeBytes: number | null,
  ): AsyncGenerator<Uint8Array> {
    let come = 0;
    let held = sizeBytes ?? 0;
    try {
      for await (const chunk of bytes) {
        come += chunk.length;
        if (come > this.limits.fileBytes) throw FileErrors.too_large();
        if (come > held) {
          const more = Math.max(come - held, sizeBytes === null ? STEP_BYTES : 0);
          await this.#grow(hold, more, come - held);
          held += more;
        }
        yield chunk;
      }
    } catch (error) {
      throw isCut(error) ? FileErrors.interrupted({ cause: error }) : error;
    }
    if (sizeBytes !== null && come !== sizeBytes) throw FileErrors.interrupted();
  }

  /** Near the end of the room there may be enough for the bytes, though not for a whole step. */
  async #grow(hold: RoomHold, wanted: number, needed: number): Promise<void> {
    await this.room.grow(hold, wanted).catch(() => this.room.grow(hold, needed));
  }
}

const isCut = (error: unknown): boolean =>
  error instanceof Error && ['ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE'].includes(codeOf(error));

const codeOf = (error: Error): string => ('code' in error ? String(error.code) : '');
