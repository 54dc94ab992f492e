import { createSecretKey } from 'node:crypto';
import { type ObjectContent, ObjectStore, ObjectStoreError } from '@skydeck/object-store';
import { SecretBox } from '@skydeck/secret-box';
import { Injectable } from '@nestjs/common';
import { KeyRing } from '../keys/key-ring.js';
import type { BlobOwner } from './blob-owner.js';
import type { SegmentRow } from './blob-rows.sql.js';
import { CHUNK_BYTES, SEALED_CHUNK_BYTES, sealedBytes } from './format/file-format.js';
import { DamagedFile, HEADER_BYTES, headerHash, readHeader } from './format/file-header.js';
import { chunksAround, openChunks, type SealedFile } from './format/open-file.js';
import { heldPieces } from './held-pieces.js';
import { ownerOfFileKey } from './segment-owner.js';

const FEW_BYTES = 2 * SEALED_CHUNK_BYTES;

/** Opens sealed files, whole or as far as is asked for. */
@Injectable()
export class SegmentReader {
  constructor(
    private readonly store: ObjectStore,
    private readonly ring: KeyRing,
  ) {}

  /** Bytes of a file from `start` up to before `end`; both lie in it. @throws DamagedFile */
  async *read(
    owner: BlobOwner,
    segment: SegmentRow,
    start: number,
    end: number,
  ): AsyncGenerator<Buffer> {
    const bytes = Number(segment.bytes);
    const { first, last, from, to } = chunksAround(bytes, start, end);
    const { file, sealed } = await this.#sealed(
      owner,
      segment,
      HEADER_BYTES + from,
      HEADER_BYTES + to,
    );
    let at = first * CHUNK_BYTES;
    for await (const chunk of openChunks(file, first, last, sealed)) {
      const [cut, over] = [Math.max(0, start - at), Math.max(0, at + chunk.length - end)];
      at += chunk.length;
      yield cut + over === 0 ? chunk : chunk.subarray(cut, chunk.length - over);
    }
  }

  /** What a file is opened with, and its bytes from one place to another. */
  async #sealed(owner: BlobOwner, segment: SegmentRow, from: number, to: number) {
    const { held } = this.store;
    // One request brings the header and what comes behind it, where opening an object costs more.
    const isOne = from === HEADER_BYTES && (!held || to - from <= FEW_BYTES);
    const { head, rest } = await headed(await this.#get(segment, 0, isOne ? to : HEADER_BYTES));
    const file = await this.#opened(owner, segment, head);
    if (isOne) return { file, sealed: rest };
    if (held) return { file, sealed: heldPieces(held, segment.object_key, from, to) };
    const { stream } = await this.#get(segment, from, to);
    return { file, sealed: stream as AsyncIterable<Buffer> };
  }

  async #opened(owner: BlobOwner, segment: SegmentRow, head: Buffer): Promise<SealedFile> {
    const { keyId, wrappedKey, noncePrefix } = readHeader(head);
    const box = new SecretBox(await this.ring.named(owner, keyId));
    try {
      // Used for every chunk: as bytes it would be looked at each time anew.
      const key = createSecretKey(box.open(wrappedKey, ownerOfFileKey(segment)));
      return { key, noncePrefix, aad: headerHash(head), bytes: Number(segment.bytes) };
    } catch (cause) {
      throw new DamagedFile('The key of a file is not what was written.', { cause });
    }
  }

  async #get({ object_key, bytes }: SegmentRow, from: number, to: number): Promise<ObjectContent> {
    const content = await this.store
      .get(object_key, { range: { start: from, end: to - 1 } })
      .catch((cause: unknown) => {
        const code = cause instanceof ObjectStoreError ? cause.code : '';
        if (!['not_found', 'damaged', 'invalid_range'].includes(code)) throw cause;
        throw new DamagedFile('A file is gone.', { cause });
      });
    if (content.size === HEADER_BYTES + sealedBytes(Number(bytes))) return content;
    content.stream.destroy();
    throw new DamagedFile('A file does not have as many bytes as were written.');
  }
}

/** The header of a file, and what comes behind it. */
async function headed({ stream }: ObjectContent) {
  const source = (stream as AsyncIterable<Buffer>)[Symbol.asyncIterator]();
  let head: Buffer = Buffer.alloc(0);
  while (head.length < HEADER_BYTES) {
    const { value, done } = await source.next();
    if (done === true) throw new DamagedFile('A file has lost its header.');
    head = head.length === 0 ? value : Buffer.concat([head, value]);
  }
  return {
    head: head.subarray(0, HEADER_BYTES),
    rest: behind(head.subarray(HEADER_BYTES), source),
  };
}

async function* behind(first: Buffer, source: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  try {
    if (first.length > 0) yield first;
    for (;;) {
      const { value, done } = await source.next();
      if (done === true) return;
      yield value;
    }
  } finally {
    await source.return?.();
  }
}
