import { Audit } from '@skydeck/audit';
import type { Tenant } from '@skydeck/auth-guard';
import { readKeyset } from '@skydeck/database';
import { idOfThing, madeBefore } from '@skydeck/idempotency';
import { firstIdAt, isId, newId } from '@skydeck/ids';
import { Quotas } from '@skydeck/limits';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { NewAsset } from '../assets/new-asset.schema.js';
import { Images } from '../images/images.js';
import { uploadKey } from '../object-keys.js';
import { EncodingReadiness } from '../pipeline/encoding-readiness.js';
import { UploadErrors } from './upload.errors.js';
import { UploadEntity, type UploadKind } from './upload.entity.js';
import { UploadLedger } from './upload-ledger.js';
import { UploadLimits } from './upload-limits.js';
import { tooLarge } from './upload-receiving.js';
import { isSecretOf, makeUploadToken, readUploadLink } from './upload-token.js';
import type { ListUploads } from './upload.schema.js';

/** An upload that is to begin. */
export interface NewUpload {
  readonly kind: UploadKind;
  readonly name: string;
  readonly contentType: string;
  readonly sizeBytes: number | null;
  readonly settings: NewAsset;
  readonly sourceUrl?: string;
  readonly corsOrigin?: string | undefined;
  readonly tusMetadata?: string | null;
  readonly isPartial?: boolean;
  readonly concatOf?: string[];
}

const ENDED: ReadonlySet<UploadEntity['status']> = new Set(['expired', 'cancelled', 'failed']);

/** The uploads of a project. */
@Injectable()
export class UploadsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly ledger: UploadLedger,
    private readonly quotas: Quotas,
    private readonly audit: Audit,
    private readonly limits: UploadLimits,
    private readonly images: Images,
    private readonly encoding: EncodingReadiness,
    private readonly clock: Clock,
  ) {}

  /** Begins an upload. @throws `upload.too_large`, `quota_exceeded`, `media.transcoder_missing` */
  async create(
    tenant: Tenant,
    wanted: NewUpload,
  ): Promise<{ upload: UploadEntity; secret: string }> {
    this.checkSize(wanted.sizeBytes ?? 0);
    await this.encoding.check();
    await this.images.checkWatermark(tenant, wanted.settings.watermark?.image_id);
    const { secret, hash } = makeUploadToken();
    const made = await madeBefore('upl', (id) => this.get(tenant, id));
    const isCut = made?.kind === 'simple' && ENDED.has(made.status);
    if (made && !isCut) return { upload: made, secret };
    const now = this.clock.now();
    // A file that did not come whole is taken anew.
    const id = made ? newId('upl', now.getTime()) : idOfThing('upl', now.getTime());
    const upload = this.#rowOf(id, tenant, wanted, hash);
    await this.dataSource.transaction(async (manager) => {
      await this.quotas.take('uploads', manager, tenant);
      await manager.insert(UploadEntity, upload);
      await this.quotas.take('asset_megabytes', manager, tenant);
      const { id: target, kind, name } = upload;
      const action = 'upload.create';
      await this.audit.record(manager, { tenant, action, target, after: { kind, name } });
    });
    return { upload, secret };
  }

  /** Refuses files that are too large. @throws `upload.too_large` */
  checkSize(sizeBytes: number): void {
    if (sizeBytes > this.limits.maxBytes) throw tooLarge(this.limits);
  }

  /** Uploads in the order asked for, one more than `limit`. */
  list(tenant: Tenant, wanted: ReturnType<typeof ListUploads.parse>): Promise<UploadEntity[]> {
    const { created_after: from, created_before: until, ...exact } = wanted.filters;
    const query = this.dataSource
      .createQueryBuilder(UploadEntity, 'upload')
      .where({ tenant, ...exact });
    if (from) query.andWhere('upload.id >= :from', { from: firstIdAt('upl', new Date(from)) });
    if (until) query.andWhere('upload.id < :until', { until: firstIdAt('upl', new Date(until)) });
    return readKeyset(query, wanted);
  }

  /** One upload. @throws `upload.not_found` */
  async get(tenant: Tenant, id: string): Promise<UploadEntity> {
    const uploads = this.dataSource.getRepository(UploadEntity);
    const upload = isId('upl', id) ? await uploads.findOneBy({ tenant, id }) : null;
    if (!upload) throw UploadErrors.not_found();
    return upload;
  }

  /** The upload of its own address, `upl_….<secret>`. @throws `upload.not_found` */
  async open(link: string): Promise<UploadEntity> {
    const { id, secret } = readUploadLink(link);
    const uploads = this.dataSource.getRepository(UploadEntity);
    const upload = isId('upl', id) ? await uploads.findOneBy({ id }) : null;
    if (!upload || !isSecretOf(upload.tokenHash, secret)) throw UploadErrors.not_found();
    return upload;
  }

  /** Cancels an upload that is not complete; a second time changes nothing. @throws `upload.ended` */
  async cancel(upload: UploadEntity): Promise<UploadEntity> {
    await this.ledger.end(upload, 'cancelled', undefined, async (manager, { id, tenant }) => {
      const action = 'upload.cancel';
      await this.audit.record(manager, { tenant, action, target: id, after: null });
    });
    const found = await this.ledger.read(upload.id);
    if (found.status === 'complete') throw UploadErrors.ended();
    return found;
  }

  #rowOf(id: string, tenant: Tenant, wanted: NewUpload, tokenHash: string): UploadEntity {
    const now = this.clock.now();
    const isOurs = wanted.sourceUrl !== undefined || wanted.concatOf !== undefined;
    return Object.assign(new UploadEntity(), {
      id,
      tenant,
      kind: wanted.kind,
      status: 'waiting' as const,
      name: wanted.name,
      contentType: wanted.contentType,
      sizeBytes: wanted.sizeBytes,
      receivedBytes: 0,
      objectKey: uploadKey(id),
      storageId: null,
      tailKey: null,
      tailBytes: 0,
      sha256: null,
      tokenHash,
      sourceValidator: null,
      sourceUrl: wanted.sourceUrl ?? null,
      corsOrigin: wanted.corsOrigin ?? null,
      tusMetadata: wanted.tusMetadata ?? null,
      isPartial: wanted.isPartial ?? false,
      concatOf: wanted.concatOf ?? null,
      settings: wanted.settings,
      assetId: null,
      errorCode: null,
      errorDetail: null,
      attempts: 0,
      workAt: isOurs ? now : null,
      dropAt: null,
      holdToken: null,
      holdUntil: null,
      isHoldWanted: false,
      expiresAt: new Date(now.getTime() + this.limits.lifetimeMs),
      createdAt: now,
      updatedAt: now,
    });
  }
}
