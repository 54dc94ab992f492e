import { Clock } from '@skydeck/service';
import { Events } from '@skydeck/events';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AssetIntake } from '../assets/asset-intake.js';
import { UploadErrors } from './upload.errors.js';
import { toUploadData, UploadEvents } from './upload.events.js';
import { UploadEntity, type UploadStatus } from './upload.entity.js';
import type { UploadHold } from './upload-hold.js';
import { UploadPartEntity } from './upload-part.entity.js';
import type { KeptBytes } from './storage/upload-storage.js';

/** How an upload can end without its file. */
export type UploadEnd = Extract<UploadStatus, 'expired' | 'cancelled' | 'failed'>;

/** Why an upload failed, in words for its owner. */
export interface UploadFailure {
  readonly code: string;
  readonly detail: string;
}

/** The rows of uploads, and every change of where one is. */
@Injectable()
export class UploadLedger {
  constructor(
    private readonly dataSource: DataSource,
    private readonly events: Events,
    private readonly intake: AssetIntake,
    private readonly clock: Clock,
  ) {}

  /** One upload by its identifier alone. @throws `upload.not_found` */
  async read(id: string): Promise<UploadEntity> {
    const row = await this.dataSource.getRepository(UploadEntity).findOneBy({ id });
    if (!row) throw UploadErrors.not_found();
    return row;
  }

  /** The parts of an upload in their order. */
  async partsOf(uploadId: string): Promise<UploadPartEntity[]> {
    const parts = this.dataSource.getRepository(UploadPartEntity);
    return parts.find({ where: { uploadId }, order: { number: 'ASC' } });
  }

  /** Says what the object store calls the file. */
  async begun(hold: UploadHold, storageId: string): Promise<void> {
    const set = { storageId, status: 'uploading' as const };
    await this.#update(this.dataSource.manager, hold, set);
  }

  /** Says how large the file will be. */
  async sized(hold: UploadHold, sizeBytes: number): Promise<void> {
    await this.#update(this.dataSource.manager, hold, { sizeBytes });
  }

  /** Says of which version the bytes are that come from its address. */
  async versioned(hold: UploadHold, sourceValidator: string | null): Promise<void> {
    await this.#update(this.dataSource.manager, hold, { sourceValidator });
  }

  /** Says which bytes outlive a crash. */
  async kept(hold: UploadHold, { receivedBytes, part, tail }: KeptBytes): Promise<void> {
    const set = {
      receivedBytes,
      ...(tail !== undefined && { tailKey: tail?.key ?? null, tailBytes: tail?.bytes ?? 0 }),
    };
    if (!part) return this.#update(this.dataSource.manager, hold, set);
    await this.dataSource.transaction(async (manager) => {
      await this.#update(manager, hold, set);
      await manager.upsert(UploadPartEntity, { uploadId: hold.uploadId, ...part }, [
        'uploadId',
        'number',
      ]);
    });
  }

  /** Forgets what was received: the file is sent from its beginning. */
  async reset(hold: UploadHold): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const nothing = { receivedBytes: 0, storageId: null, tailKey: null, tailBytes: 0 };
      const change = { ...nothing, sourceValidator: null, status: 'waiting' as const };
      await this.#update(manager, hold, change);
      await manager.delete(UploadPartEntity, { uploadId: hold.uploadId });
    });
  }

  /** Has us try again later. */
  async postpone(hold: UploadHold, workAt: Date, attempts: number): Promise<void> {
    await this.#update(this.dataSource.manager, hold, { workAt, attempts });
  }

  /** Ends an upload without its file, unless it has ended before; its bytes are removed later. */
  async end(
    upload: Pick<UploadEntity, 'id'>,
    status: UploadEnd,
    failure?: UploadFailure,
    also?: (manager: EntityManager, ended: UploadEntity) => Promise<void>,
  ): Promise<boolean> {
    return this.dataSource.transaction(async (manager) => {
      const now = this.clock.now();
      const { affected } = await manager
        .createQueryBuilder()
        .update(UploadEntity)
        .set({
          status,
          errorCode: failure?.code ?? null,
          errorDetail: failure?.detail ?? null,
          dropAt: now,
          workAt: null,
          updatedAt: now,
        })
        .where(`id = :id and ${OPEN[status]}`, { id: upload.id })
        .execute();
      if (affected !== 1) return false;
      const row = await manager.findOneByOrFail(UploadEntity, { id: upload.id });
      await this.intake.missed(row.id, failure ?? ENDS[status], manager);
      await this.#tell(manager, row, status, failure?.code ?? '');
      await also?.(manager, row);
      return true;
    });
  }

  /** Says that the bytes of an upload are gone. */
  async dropped({ id }: Pick<UploadEntity, 'id'>): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await manager.update(UploadEntity, { id }, { dropAt: null, storageId: null, tailKey: null });
      await manager.delete(UploadPartEntity, { uploadId: id });
    });
  }

  async #tell(manager: EntityManager, row: UploadEntity, status: UploadEnd, code: string) {
    const { tenant, id: subject, isPartial } = row;
    if (isPartial) return;
    const data = { ...toUploadData(row), error_code: code };
    const { error_code: _code, ...plain } = data;
    if (status === 'failed') {
      await this.events.record(manager, { type: UploadEvents.failed, tenant, subject, data });
    } else {
      await this.events.record(manager, {
        type: UploadEvents[status],
        tenant,
        subject,
        data: plain,
      });
    }
  }

  /** Changes the row of who holds it. Whoever lost it changes nothing, and hears so. */
  async #update(
    manager: EntityManager,
    hold: UploadHold,
    set: Partial<Omit<UploadEntity, 'settings'>>,
  ): Promise<void> {
    const { affected } = await manager
      .createQueryBuilder()
      .update(UploadEntity)
      .set({ ...set, updatedAt: this.clock.now() })
      .where(`id = :id and hold_token = :token and status in ('waiting', 'uploading')`, {
        id: hold.uploadId,
        token: hold.token,
      })
      .execute();
    if (affected === 1) return;
    hold.lose();
    throw UploadErrors.locked();
  }
}

/** What an asset is told that waits for the file. */
const ENDS: Record<UploadEnd, UploadFailure> = {
  expired: { code: 'upload_expired', detail: 'The file did not come in time.' },
  cancelled: { code: 'upload_cancelled', detail: 'The upload was cancelled.' },
  failed: { code: 'upload_failed', detail: 'The upload failed.' },
};

const RUNNING = `status in ('waiting', 'uploading')`;

/** What can end so. Parts that nobody puts together expire although they are whole. */
const OPEN: Record<UploadEnd, string> = {
  failed: RUNNING,
  cancelled: `(${RUNNING} or (is_partial and status = 'complete' and drop_at is null))`,
  expired: `(${RUNNING} or (is_partial and status = 'complete' and drop_at is null))
    and (hold_token is null or hold_until < clock_timestamp())`,
};
