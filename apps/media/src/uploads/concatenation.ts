import type { Tenant } from '@skydeck/auth-guard';
import { ObjectStore } from '@skydeck/object-store';
import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { wrong } from './tus/tus-request.js';
import { UploadEntity } from './upload.entity.js';
import type { UploadHold } from './upload-hold.js';
import { UploadLedger } from './upload-ledger.js';
import { UploadReceiving } from './upload-receiving.js';
import { type NewUpload, UploadsService } from './uploads.service.js';

const MOST_PARTS = 64;

/** Puts files together that were sent over several connections at once. */
@Injectable()
export class Concatenation {
  constructor(
    private readonly dataSource: DataSource,
    private readonly uploads: UploadsService,
    private readonly ledger: UploadLedger,
    private readonly receiving: UploadReceiving,
    private readonly store: ObjectStore,
  ) {}

  /** Begins an upload of parts that are whole. It is put together after the answer. */
  async begin(tenant: Tenant, wanted: NewUpload, ids: string[]): Promise<UploadEntity> {
    if (ids.length > MOST_PARTS || new Set(ids).size < ids.length) throw unfit();
    const parts = await this.#partsOf(tenant, ids);
    const isWhole = parts.every(({ status, dropAt }) => status === 'complete' && dropAt === null);
    if (!isWhole) throw unfit();
    const sizeBytes = parts.reduce((sum, { receivedBytes }) => sum + receivedBytes, 0);
    const { upload } = await this.uploads.create(tenant, { ...wanted, sizeBytes, concatOf: ids });
    return upload;
  }

  /** Goes on where a former process was when it died. */
  async run(hold: UploadHold): Promise<void> {
    const { tenant, concatOf, receivedBytes } = await this.ledger.read(hold.uploadId);
    const parts = await this.#partsOf(tenant, concatOf ?? []);
    await this.receiving.receive(hold, { bytes: this.#read(parts, receivedBytes) });
  }

  async *#read(parts: readonly UploadEntity[], from: number): AsyncGenerator<Buffer> {
    let start = from;
    for (const { objectKey, receivedBytes } of parts) {
      if (start < receivedBytes) {
        const { stream } = await this.store.get(objectKey, { range: { start } });
        yield* stream as AsyncIterable<Buffer>;
      }
      start = Math.max(0, start - receivedBytes);
    }
  }

  async #partsOf(tenant: Tenant, ids: string[]): Promise<UploadEntity[]> {
    const found = await this.dataSource
      .getRepository(UploadEntity)
      .findBy({ tenant, id: In(ids), isPartial: true });
    const parts = ids.flatMap((id) => found.find((part) => part.id === id) ?? []);
    if (parts.length < ids.length) throw unfit();
    return parts;
  }
}

const unfit = () =>
  wrong('upload-concat', `Must name up to ${MOST_PARTS} parts of this project that are complete.`);
