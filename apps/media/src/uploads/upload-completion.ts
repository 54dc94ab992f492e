import { Events } from '@skydeck/events';
import { Clock } from '@skydeck/service';
import { ApiError } from '@skydeck/errors';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import { AssetIntake } from '../assets/asset-intake.js';
import { UploadEntity } from './upload.entity.js';
import { toUploadData, UploadEvents } from './upload.events.js';
import type { UploadHold } from './upload-hold.js';
import { UploadLedger } from './upload-ledger.js';
import { UploadPartEntity } from './upload-part.entity.js';
import { UploadStorage } from './storage/upload-storage.js';

/** Makes an asset of a file whose last byte came. */
@Injectable()
export class UploadCompletion {
  constructor(
    private readonly dataSource: DataSource,
    private readonly ledger: UploadLedger,
    private readonly storage: UploadStorage,
    private readonly intake: AssetIntake,
    private readonly events: Events,
    private readonly clock: Clock,
  ) {}

  /**
   * Completes an upload that is whole. It may be repeated after a crash at any point: the object is
   * made once, and the asset with the row that says so.
   */
  async complete(hold: UploadHold, sha256: string | null = null): Promise<UploadEntity> {
    const upload = await this.ledger.read(hold.uploadId);
    await this.storage.finish(upload, await this.ledger.partsOf(upload.id));
    try {
      return await this.dataSource.transaction((manager) =>
        this.#write(manager, upload, hold, sha256),
      );
    } catch (error) {
      // A quota of assets is used up: the file has no place to go to.
      if (error instanceof ApiError && error.code === 'quota_exceeded') {
        const { code, message: detail } = error;
        await this.ledger.end(upload, 'failed', { code, detail });
      }
      throw error;
    }
  }

  async #write(
    manager: EntityManager,
    upload: UploadEntity,
    hold: UploadHold,
    sha256: string | null,
  ): Promise<UploadEntity> {
    const { id, tenant, objectKey: key, receivedBytes: bytes, name, settings } = upload;
    const done = { status: 'complete' as const, sizeBytes: bytes, sha256, workAt: null };
    const { affected } = await manager
      .createQueryBuilder()
      .update(UploadEntity)
      .set({ ...done, tailKey: null, holdToken: null, updatedAt: this.clock.now() })
      .where(`id = :id and hold_token = :token and status = 'uploading'`, { id, token: hold.token })
      .execute();
    if (affected !== 1) return this.ledger.read(id);
    const whole = Object.assign(upload, done);
    await manager.delete(UploadPartEntity, { uploadId: id });
    if (whole.isPartial) return whole;
    const file = { tenant, uploadId: id, key, bytes, name, settings };
    const { assetId } = await this.intake.accept(file, manager);
    await manager.update(UploadEntity, { id }, { assetId });
    if (whole.concatOf) {
      const set = { dropAt: this.clock.now() };
      await manager.update(UploadEntity, { id: In(whole.concatOf), tenant }, set);
    }
    const data = { ...toUploadData(whole), asset_id: assetId };
    await this.events.record(manager, { type: UploadEvents.completed, tenant, subject: id, data });
    return Object.assign(whole, { assetId });
  }
}
