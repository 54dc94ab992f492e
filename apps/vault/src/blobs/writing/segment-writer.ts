import { createSecretKey, randomBytes } from 'node:crypto';
import { runStatement } from '@skydeck/database';
import { newId } from '@skydeck/ids';
import { ObjectStore, ObjectStoreError } from '@skydeck/object-store';
import { SecretBox } from '@skydeck/secret-box';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { KeyRing } from '../../keys/key-ring.js';
import { BlobErrors } from '../blob.errors.js';
import type { BlobOwner } from '../blob-owner.js';
import { KEEP_SEGMENT, NEW_SEGMENT } from '../blob-rows.sql.js';
import { newHeader } from '../format/file-header.js';
import { sealFile } from '../format/seal-file.js';
import { ownerOfFileKey } from '../segment-owner.js';
import type { BlobHold } from './blob-hold.js';

const CONTENT_TYPE = 'application/octet-stream';

/** A sealed file that is in the store and is not counted yet. */
export interface WrittenSegment {
  readonly id: string;
  readonly fromByte: number;
  /** Bytes of it, unsealed. */
  readonly bytes: number;
}

/** What a blob is like when a file of it is counted in. */
export interface KeptBeside {
  /** Bytes that it had before. */
  readonly before: number;
  /** Names the bytes, for who has a running hash of them. */
  readonly hashToken: string;
  /** A file that the new one repeats. */
  readonly replaced?: string | undefined;
}

/** Writes sealed files: a row first, so that a file that nobody ends is found. */
@Injectable()
export class SegmentWriter {
  constructor(
    private readonly dataSource: DataSource,
    private readonly store: ObjectStore,
    private readonly ring: KeyRing,
    private readonly clock: Clock,
  ) {}

  /** Seals bytes into a file of their own, which lies at a place of a blob. */
  async write(
    hold: BlobHold,
    owner: BlobOwner,
    fromByte: number,
    bytes: AsyncIterable<Buffer>,
  ): Promise<WrittenSegment> {
    const id = newId('seg', this.clock.now().getTime());
    const { id: keyId, key } = await this.ring.current(owner, 'data');
    const objectKey = `vault/${owner.projectId}/${owner.spaceId}/${id}`;
    const values = [id, hold.blobId, objectKey, fromByte, hold.token, this.clock.now()];
    const made = await runStatement(this.dataSource, NEW_SEGMENT, values);
    if (made.length === 0) throw BlobErrors.busy();
    const fileKey = randomBytes(32);
    const bound = ownerOfFileKey({ id, blob_id: hold.blobId, from_byte: `${fromByte}` });
    const header = newHeader(keyId, new SecretBox(key).seal(fileKey, bound));
    let size = 0;
    const sealed = sealFile(
      createSecretKey(fileKey),
      header,
      counted(bytes, (more) => (size += more)),
    );
    const options = { contentType: CONTENT_TYPE, isOwned: true };
    await this.store.put(objectKey, sealed, options).catch(refuse);
    return { id, fromByte, bytes: size };
  }

  /** Counts a file in, if nobody else wrote meanwhile. */
  async keep(hold: BlobHold, written: WrittenSegment, beside: KeptBeside): Promise<void> {
    const { id, fromByte, bytes } = written;
    const kept = await runStatement(this.dataSource, KEEP_SEGMENT, [
      hold.blobId,
      id,
      bytes,
      fromByte + bytes,
      beside.hashToken,
      hold.token,
      this.clock.now(),
      beside.before,
      beside.replaced ?? '',
    ]);
    if (kept.length === 0) throw BlobErrors.busy();
  }
}

async function* counted(bytes: AsyncIterable<Buffer>, count: (more: number) => void) {
  for await (const piece of bytes) {
    count(piece.length);
    yield piece;
  }
}

function refuse(cause: unknown): never {
  const isFull = cause instanceof ObjectStoreError && cause.code === 'no_space';
  throw isFull ? BlobErrors.no_space({ cause }) : cause;
}
