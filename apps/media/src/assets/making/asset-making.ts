import type { Tenant } from '@skydeck/auth-guard';
import { madeBefore } from '@skydeck/idempotency';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { UploadErrors } from '../../uploads/upload.errors.js';
import { UploadSweeper } from '../../uploads/upload-sweeper.js';
import type { UploadEntity } from '../../uploads/upload.entity.js';
import { UploadsService } from '../../uploads/uploads.service.js';
import { AssetIntake } from '../asset-intake.js';
import { AssetEntity } from '../asset.entity.js';
import type { NewAsset } from '../new-asset.schema.js';

/** Makes assets before their files are there. */
@Injectable()
export class AssetMaking {
  constructor(
    private readonly dataSource: DataSource,
    private readonly uploads: UploadsService,
    private readonly sweeper: UploadSweeper,
    private readonly intake: AssetIntake,
  ) {}

  /** An asset of a file that is fetched. @throws `quota_exceeded` */
  async fromUrl(tenant: Tenant, sourceUrl: string, settings: NewAsset): Promise<AssetEntity> {
    const name = (settings.name ?? nameIn(sourceUrl)).slice(0, 200);
    const contentType = 'application/octet-stream';
    const { upload } = await this.uploads.create(tenant, {
      kind: 'url',
      name,
      contentType,
      sizeBytes: null,
      settings,
      sourceUrl,
    });
    const asset = await this.#expect(upload, settings);
    this.sweeper.wake();
    return asset;
  }

  /** The asset that an upload is to become. @throws `upload.not_found`, `upload.gone`, `asset.already_made` */
  async ofUpload(tenant: Tenant, uploadId: string, settings: NewAsset): Promise<AssetEntity> {
    const upload = await this.uploads.get(tenant, uploadId);
    if (upload.isPartial) throw UploadErrors.not_found();
    if (ENDED.has(upload.status)) throw UploadErrors.gone();
    return this.#expect(upload, settings);
  }

  #expect(upload: UploadEntity, settings: NewAsset): Promise<AssetEntity> {
    const { id: uploadId, tenant, objectKey: key, name } = upload;
    return this.dataSource.transaction(async (manager) => {
      const known = await manager.findOneBy(AssetEntity, { uploadId, tenant });
      // It was fetched in no time, or an attempt before this one got as far.
      if (known && upload.kind === 'url') return known;
      const made = await madeBefore('ast', (id) => manager.findOneBy(AssetEntity, { id, tenant }));
      if (made) return made;
      return this.intake.expect({ tenant, uploadId, key, name, settings }, manager);
    });
  }
}

const ENDED: ReadonlySet<string> = new Set(['expired', 'cancelled', 'failed']);

/** The last part of an address, as a name on one line. */
function nameIn(address: string): string {
  const last = new URL(address).pathname.split('/').at(-1) ?? '';
  return last.replaceAll(/\p{Cc}/gu, '') || 'upload';
}
