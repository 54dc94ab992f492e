import { Audit } from '@skydeck/audit';
import type { Tenant } from '@skydeck/auth-guard';
import { readKeyset } from '@skydeck/database';
import { invalid } from '@skydeck/envelope';
import { idOfThing, madeBefore } from '@skydeck/idempotency';
import { isId } from '@skydeck/ids';
import { Quotas } from '@skydeck/limits';
import { ObjectStore } from '@skydeck/object-store';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { pictureKey } from '../object-keys.js';
import { ImageEntity } from './image.entity.js';
import { ImageErrors } from './image.errors.js';
import { ImageFiles } from './image-files.js';
import type { ListImages } from './image.schema.js';

/** Pictures that a project keeps. */
@Injectable()
export class Images {
  constructor(
    private readonly dataSource: DataSource,
    private readonly files: ImageFiles,
    private readonly store: ObjectStore,
    private readonly quotas: Quotas,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** Takes a picture in. @throws `picture.not_an_image`, `picture.too_large`, `quota_exceeded` */
  async create(
    tenant: Tenant,
    name: string,
    bytes: AsyncIterable<Uint8Array>,
  ): Promise<ImageEntity> {
    const made = await madeBefore('img', (before) => this.get(tenant, before));
    if (made) return made;
    const now = this.clock.now();
    const id = idOfThing('img', now.getTime());
    const objectKey = pictureKey(id);
    const seen = await this.files.take(bytes, objectKey);
    const row = { id, tenant, name, ...seen, objectKey, createdAt: now };
    try {
      await this.dataSource.transaction(async (manager) => {
        await this.quotas.take('images', manager, tenant);
        await manager.insert(ImageEntity, row);
        const action = 'image.create';
        await this.audit.record(manager, { tenant, action, target: id, after: { name } });
      });
    } catch (error) {
      await this.store.delete(objectKey);
      throw error;
    }
    return Object.assign(new ImageEntity(), row);
  }

  /** In the order asked for, one more than `limit`. */
  list(tenant: Tenant, wanted: ReturnType<typeof ListImages.parse>): Promise<ImageEntity[]> {
    const query = this.dataSource.createQueryBuilder(ImageEntity, 'image').where({ tenant });
    return readKeyset(query, wanted);
  }

  /** @throws `picture.not_found` */
  async get(tenant: Tenant, id: string): Promise<ImageEntity> {
    const images = this.dataSource.getRepository(ImageEntity);
    const row = isId('img', id) ? await images.findOneBy({ tenant, id }) : null;
    if (!row) throw ImageErrors.not_found();
    return row;
  }

  /** Refuses a watermark that is not there, before anything is uploaded. */
  async checkWatermark(tenant: Tenant, id: string | undefined): Promise<void> {
    if (id === undefined) return;
    const found = await this.get(tenant, id).catch(() => null);
    if (found) return;
    const location = 'body.asset.watermark.image_id';
    throw invalid([{ location, code: 'unknown_image', message: 'There is no such image.' }]);
  }

  /** @throws `picture.not_found`, `picture.in_use` */
  async delete(tenant: Tenant, id: string): Promise<void> {
    const { name, objectKey } = await this.get(tenant, id);
    await this.dataSource.transaction(async (manager) => {
      const [used] = await manager.query<[{ count: number }]>(USED, [tenant, id]);
      if (used.count > 0) throw ImageErrors.in_use();
      const { affected } = await manager.delete(ImageEntity, { tenant, id });
      if (affected !== 1) throw ImageErrors.not_found();
      const action = 'image.delete';
      await this.audit.record(manager, { tenant, action, target: id, before: { name } });
    });
    await this.store.delete(objectKey);
  }
}

const USED = `
  select (
    select count(*)::int from asset where tenant = $1 and settings -> 'watermark' ->> 'image_id' = $2
      and status in ('created', 'ingesting', 'probing', 'processing', 'failed')
  ) + (
    select count(*)::int from upload where tenant = $1 and status in ('waiting', 'uploading')
      and settings -> 'watermark' ->> 'image_id' = $2
  ) as count`;
