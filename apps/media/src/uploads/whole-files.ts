import { createHash } from 'node:crypto';
import type { Tenant } from '@skydeck/auth-guard';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { NewAsset } from '../assets/new-asset.schema.js';
import { flowingBytes } from './flowing-bytes.js';
import { UploadErrors } from './upload.errors.js';
import type { UploadEntity } from './upload.entity.js';
import type { UploadHold } from './upload-hold.js';
import { UploadHolds } from './upload-holds.js';
import { UploadLedger } from './upload-ledger.js';
import { UploadReceiving } from './upload-receiving.js';
import { UploadStorage } from './storage/upload-storage.js';
import { UploadsService } from './uploads.service.js';

const MEDIA_TYPE = /^[\w.+-]{1,60}\/[\w.+-]{1,60}$/;

/** Files that come in one request. */
@Injectable()
export class WholeFiles {
  constructor(
    private readonly uploads: UploadsService,
    private readonly ledger: UploadLedger,
    private readonly holds: UploadHolds,
    private readonly receiving: UploadReceiving,
    private readonly storage: UploadStorage,
    private readonly clock: Clock,
  ) {}

  /** Takes a file that nobody announced. If it does not come whole, nothing of it is kept. */
  async take(tenant: Tenant, name: string, request: FastifyRequest): Promise<UploadEntity> {
    const [type = ''] = (request.headers['content-type'] ?? '').split(';');
    const contentType = MEDIA_TYPE.test(type) ? type : 'application/octet-stream';
    const sizeBytes = lengthOf(request);
    if (sizeBytes === 0) throw UploadErrors.no_file();
    const { upload } = await this.uploads.create(tenant, {
      kind: 'simple',
      name,
      contentType,
      sizeBytes,
      settings: NewAsset.parse({}),
    });
    // An attempt before this one brought it, or a part of it.
    if (upload.status === 'complete') return upload;
    await using hold = await this.holds.tryTake(upload.id);
    if (!hold) throw UploadErrors.locked();
    try {
      if (upload.storageId !== null) {
        await this.storage.drop(upload);
        await this.ledger.reset(hold);
      }
      return await this.#receive(hold, request);
    } catch (error) {
      const detail = 'The file did not come whole.';
      await this.ledger.end(upload, 'failed', { code: 'interrupted', detail });
      throw error;
    }
  }

  /** Takes the file of an upload that was announced; one that was cut is sent anew. */
  async receive({ id, kind }: UploadEntity, request: FastifyRequest): Promise<UploadEntity> {
    if (kind !== 'direct') throw UploadErrors.not_found();
    await using hold = await this.holds.take(id);
    const upload = await this.ledger.read(id);
    if (upload.status === 'complete') throw UploadErrors.ended();
    const isOpen = upload.status === 'waiting' || upload.status === 'uploading';
    if (!isOpen || upload.expiresAt <= this.clock.now()) throw UploadErrors.gone();
    if (!hold) throw UploadErrors.locked();
    const length = lengthOf(request);
    if (length === 0) throw UploadErrors.no_file();
    this.uploads.checkSize(length ?? 0);
    if (length !== null && length !== (upload.sizeBytes ?? length)) throw UploadErrors.wrong_size();
    if (upload.storageId !== null) {
      await this.storage.drop(upload);
      await this.ledger.reset(hold);
    }
    // Awaited here: the hold is let go of at the end of this function.
    return await this.#receive(hold, request);
  }

  async #receive(hold: UploadHold, { raw }: FastifyRequest): Promise<UploadEntity> {
    hold.lost.addEventListener('abort', () => raw.destroy(), { once: true });
    const hash = createHash('sha256');
    const upload = await this.receiving.receive(hold, {
      bytes: flowingBytes(raw),
      watch: (chunk) => void hash.update(chunk),
      sha256: () => hash.digest('hex'),
      isWhole: true,
    });
    if (upload.status !== 'complete') throw UploadErrors.wrong_size();
    return upload;
  }
}

function lengthOf({ headers }: FastifyRequest): number | null {
  const length = headers['content-length'];
  if (length === undefined) return 'transfer-encoding' in headers ? null : 0;
  return Number(length);
}
