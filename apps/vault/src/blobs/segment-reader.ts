import { createSecretKey } from 'node:crypto';
import { type ObjectContent, ObjectStore, ObjectStoreError } from '@skydeck/object-store';
import { SecretBox } from '@skydeck/secret-box';
import { Injectable } from '@nestjs/common';
import { KeyRing } from '../keys/key-ring.js';
import type { BlobOwner } from './blob-owner.js';
import type { SegmentRow } from './blob-rows.sql.js';
import { CHUNK_BYTES, sealedBytes } from './format/file-format.js';
import { DamagedFile, HEADER_BYTES, headerHash, readHeader } from './format/file-header.js';
import { chunksAround, openChunks, type SealedFile } from './format/open-file.js';
import { ownerOfFileKey } from './segment-owner.js';

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
    const stop = HEADER_BYTES + to;
    const content = await this.#get(segment, 0, first === 0 ? stop : HEADER_BYTES);
    const { head, rest } = await headed(content);
    const file = await this.#opened(owner, segment, head);
    const sealed =
      first === 0 ? rest : (await this.#get(segment, HEADER_BYTES + from, stop)).stream;
    let at = first * CHUNK_BYTES;
    for await (const chunk of openChunks(file, first, last, sealed as AsyncIterable<Buffer>)) {
      const [cut, over] = [Math.max(0, start - at), Math.max(0, at + chunk.length - end)];
      at += chunk.length;
      yield cut + over === 0 ? chunk : chunk.subarray(cut, chunk.length - over);
    }
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
