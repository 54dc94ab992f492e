import type { MapPieces } from './map-pieces.js';
import type { MapPiece, MapUploadEntity } from './map-upload.entity.js';
import { MapUploadErrors } from './map-upload.errors.js';

/** What has arrived of a piece that is not full is held in memory. */
export const PIECE_BYTES = 8 * 1024 * 1024;

/** What is done with bytes underway. */
export interface Writing {
  /** Notes what was written, which outlives a crash from then on; false if somebody else was quicker. */
  readonly note: (pieces: readonly MapPiece[], receivedBytes: number) => Promise<boolean>;
  /** Whether the bytes are the right ones; none counts before that is known. */
  readonly isRight?: (() => boolean) | undefined;
}

/**
 * Cuts bytes into pieces of one size. A last piece that is smaller is written anew with what comes
 * behind it, so who sends a few bytes at a time leaves no more of them than others do.
 */
export class PieceWriter {
  readonly #pieces: MapPiece[];
  #held: Buffer[] = [];
  #heldBytes = 0;
  #receivedBytes: number;
  /** With whose bytes those that are held, or the first that are new, begin. */
  #small: MapPiece | undefined;
  /** Written, and not noted yet. */
  #fresh: MapPiece[] = [];

  private constructor(
    private readonly store: MapPieces,
    private readonly upload: MapUploadEntity,
    private readonly writing: Writing,
  ) {
    this.#pieces = [...upload.pieces];
    this.#receivedBytes = upload.receivedBytes;
  }

  static async open(
    store: MapPieces,
    upload: MapUploadEntity,
    writing: Writing,
  ): Promise<PieceWriter> {
    const writer = new PieceWriter(store, upload, writing);
    const last = writer.#pieces.at(-1);
    if (last && last.bytes < PIECE_BYTES) {
      for await (const chunk of store.read([last])) writer.#hold(chunk);
      writer.#small = writer.#pieces.pop();
    }
    return writer;
  }

  get receivedBytes(): number {
    return this.#receivedBytes;
  }

  async write(chunk: Buffer): Promise<void> {
    this.#hold(chunk);
    this.#receivedBytes += chunk.length;
    if (this.#heldBytes >= PIECE_BYTES) await this.#put();
  }

  /** Keeps what came. @throws `map_upload.checksum_mismatch`, `map_upload.wrong_offset` */
  async end(): Promise<void> {
    if (this.#receivedBytes === this.upload.receivedBytes) return;
    const { isRight } = this.writing;
    if (isRight?.() === false) {
      await this.store.remove(this.#fresh);
      throw MapUploadErrors.checksum_mismatch();
    }
    if (this.#heldBytes > 0) await this.#put();
    if (this.#fresh.length > 0) await this.#note();
  }

  /** Keeps what came before the connection ended, unless it had to be checked as a whole. */
  async endEarly(): Promise<void> {
    if (this.writing.isRight) await this.store.remove(this.#fresh);
    else await this.end();
  }

  #hold(chunk: Buffer): void {
    this.#held.push(chunk);
    this.#heldBytes += chunk.length;
  }

  async #put(): Promise<void> {
    const piece = await this.store.write(this.upload.id, Buffer.concat(this.#held));
    this.#held = [];
    this.#heldBytes = 0;
    this.#pieces.push(piece);
    this.#fresh.push(piece);
    if (!this.writing.isRight) await this.#note();
  }

  async #note(): Promise<void> {
    if (!(await this.writing.note([...this.#pieces], this.#receivedBytes))) {
      await this.store.remove(this.#fresh);
      throw MapUploadErrors.wrong_offset();
    }
    this.#fresh = [];
    if (this.#small) await this.store.remove([this.#small]);
    this.#small = undefined;
  }
}
