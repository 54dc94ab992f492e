import type { Tenant } from '@skydeck/auth-guard';
import { CommonErrors } from '@skydeck/errors';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { UploadErrors } from '../upload.errors.js';
import type { UploadEntity } from '../upload.entity.js';
import { UploadCompletion } from '../upload-completion.js';
import { UploadHolds } from '../upload-holds.js';
import { UploadLedger } from '../upload-ledger.js';
import { UploadReceiving } from '../upload-receiving.js';
import { UploadsService } from '../uploads.service.js';
import { Concatenation } from '../concatenation.js';
import { flowingBytes } from '../flowing-bytes.js';
import { newTusUpload } from './new-tus-upload.js';
import { readChecksum } from './tus-checksum.js';
import {
  checkVersion,
  OFFSET_TYPE,
  readConcat,
  readLength,
  readMetadata,
  readNumber,
  readOffset,
} from './tus-request.js';

const ENDED = new Set<UploadEntity['status']>(['expired', 'cancelled', 'failed']);

/** What the tus protocol asks of uploads. @see https://tus.io/protocols/resumable-upload */
@Injectable()
export class TusUploads {
  constructor(
    private readonly uploads: UploadsService,
    private readonly ledger: UploadLedger,
    private readonly holds: UploadHolds,
    private readonly receiving: UploadReceiving,
    private readonly completion: UploadCompletion,
    private readonly concatenation: Concatenation,
    private readonly clock: Clock,
  ) {}

  /** Begins an upload, with its first bytes when there are some. */
  async create(tenant: Tenant, request: FastifyRequest): Promise<UploadEntity> {
    const { headers } = request;
    checkVersion(headers);
    const concat = readConcat(headers);
    const sizeBytes = concat?.kind === 'final' ? null : readLength(headers);
    const wanted = {
      ...newTusUpload(readMetadata(headers), sizeBytes),
      tusMetadata: headers['upload-metadata']?.toString() ?? null,
    };
    if (concat?.kind === 'final') return this.concatenation.begin(tenant, wanted, concat.ids);
    const isPartial = concat !== undefined;
    const { upload } = await this.uploads.create(tenant, { ...wanted, isPartial });
    const hasBytes = headers['content-type'] === OFFSET_TYPE;
    return hasBytes ? this.#receive(upload, 0, request) : upload;
  }

  /** Where an upload is; completes one whose last byte came just before a crash. */
  async look(upload: UploadEntity, request: FastifyRequest): Promise<UploadEntity> {
    checkVersion(request.headers);
    this.#checkEnd(upload);
    const isWhole = upload.receivedBytes === upload.sizeBytes && upload.status === 'uploading';
    if (!isWhole) return upload;
    await using hold = await this.holds.tryTake(upload.id);
    return hold ? await this.completion.complete(hold) : upload;
  }

  /** Adds bytes at the offset that the request names. */
  async append(upload: UploadEntity, request: FastifyRequest): Promise<UploadEntity> {
    const { headers } = request;
    checkVersion(headers);
    if (headers['content-type'] !== OFFSET_TYPE) throw CommonErrors.unsupported_media_type();
    const offset = readOffset(headers);
    this.#checkEnd(upload);
    // Parts that were put together cannot grow.
    if (upload.concatOf) throw CommonErrors.forbidden();
    if (upload.status === 'complete') {
      throw offset === upload.receivedBytes ? UploadErrors.ended() : UploadErrors.wrong_offset();
    }
    return this.#receive(upload, offset, request);
  }

  /** Ends an upload and has what was received removed. */
  async terminate(upload: UploadEntity, request: FastifyRequest): Promise<void> {
    checkVersion(request.headers);
    this.#checkEnd(upload);
    await this.uploads.cancel(upload);
  }

  async #receive(
    { id }: UploadEntity,
    offset: number,
    { headers, raw }: FastifyRequest,
  ): Promise<UploadEntity> {
    const checksum = readChecksum(headers['upload-checksum']);
    await using hold = await this.holds.take(id);
    if (!hold) throw UploadErrors.locked();
    const upload = await this.ledger.read(id);
    if (upload.receivedBytes !== offset) throw UploadErrors.wrong_offset();
    const length = upload.sizeBytes ?? readNumber(headers, 'upload-length');
    if (length !== null && upload.sizeBytes === null) {
      this.uploads.checkSize(length);
      await this.ledger.sized(hold, length);
    }
    const coming = Number(headers['content-length'] ?? 0);
    if (length !== null && offset + coming > length) {
      throw UploadErrors.too_large({ detail: `The upload has ${length} bytes.` });
    }
    // Whoever took over must not wait for a connection that hangs.
    hold.lost.addEventListener('abort', () => raw.destroy(), { once: true });
    // Awaited here: the hold is let go of at the end of this function.
    return await this.receiving.receive(hold, { bytes: flowingBytes(raw), ...checksum });
  }

  #checkEnd({ status, expiresAt, holdToken }: UploadEntity): void {
    const isLate = status !== 'complete' && holdToken === null && expiresAt <= this.clock.now();
    if (isLate || ENDED.has(status)) throw UploadErrors.gone();
  }
}
