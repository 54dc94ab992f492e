import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { Tenant } from '@skydeck/auth-guard';
import { CommonErrors } from '@skydeck/errors';
import { ObjectStore } from '@skydeck/object-store';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AssetEntity, type AssetImages } from '../assets/asset.entity.js';
import { AssetErrors } from '../assets/asset.errors.js';
import { AssetNotes } from '../assets/asset-notes.js';
import { AssetsService } from '../assets/assets.service.js';
import { Images } from '../images/images.js';
import { imageKey } from '../object-keys.js';
import { removeTree, WorkFolder } from '../pipeline/files/work-folder.js';
import { Transcoder, TranscoderUnavailable } from '../transcoder/index.js';
import { Moments } from './moments.js';
import { PosterErrors } from './poster.errors.js';
import type { ChoosePoster } from './poster.schema.js';
import { stillSize } from './still-size.js';
import { TasksAtOnce } from './tasks-at-once.js';

const DEADLINE_MS = 60_000;
/** Box that a poster fits, lying or standing. */
const POSTER_PX = 1280;

/** Puts another picture in the place of a poster. */
@Injectable()
export class Posters {
  constructor(
    private readonly dataSource: DataSource,
    private readonly assets: AssetsService,
    private readonly images: Images,
    private readonly moments: Moments,
    private readonly transcoder: Transcoder,
    private readonly store: ObjectStore,
    private readonly work: WorkFolder,
    private readonly turns: TasksAtOnce,
    private readonly notes: AssetNotes,
    private readonly clock: Clock,
  ) {}

  /** @throws `asset.not_found`, `picture.not_found`, `poster.not_ready`, `poster.no_picture` */
  async choose(tenant: Tenant, id: string, wanted: ChoosePoster): Promise<AssetEntity> {
    const asset = await this.assets.get(tenant, id);
    if (asset.status !== 'ready') throw PosterErrors.not_ready();
    if (asset.images === null) throw PosterErrors.no_picture();
    const folder = await this.work.fresh();
    try {
      const signal = AbortSignal.timeout(DEADLINE_MS);
      const file = await this.turns.run(() =>
        wanted.image_id === undefined
          ? this.#ofMoment(asset, wanted.t_ms ?? 0, folder, signal)
          : this.#ofImage(tenant, wanted.image_id, folder, signal),
      );
      return await this.#keep(asset, file);
    } catch (error) {
      if (error instanceof TranscoderUnavailable) throw CommonErrors.unavailable({ cause: error });
      throw error;
    } finally {
      await removeTree(folder);
    }
  }

  async #ofMoment(asset: AssetEntity, atMs: number, folder: string, signal: AbortSignal) {
    if (atMs >= (asset.durationMs ?? 0)) throw PosterErrors.beyond_end();
    const renditions = await this.moments.whole(asset);
    const [any] = renditions;
    if (!any) throw PosterErrors.no_picture();
    const frame = this.moments.frameAt(asset, any, atMs);
    const box = { width: POSTER_PX, height: POSTER_PX, fit: 'contain' as const };
    const wanted = { frame, format: 'jpg' as const, ...box };
    const file = await this.moments.still(wanted, renditions, folder, signal);
    if (file === null) throw PosterErrors.no_picture();
    return file;
  }

  async #ofImage(tenant: Tenant, id: string, folder: string, signal: AbortSignal) {
    const image = await this.images.get(tenant, id);
    const file = path.join(folder, 'image.png');
    await this.store.download(image.objectKey, file, { signal });
    const wanted = { width: POSTER_PX, height: POSTER_PX, fit: 'contain' as const };
    const size = stillSize(image, wanted);
    const format = 'jpg' as const;
    return this.transcoder.makeStill(
      { file, atMs: 0, ...size, format, folder, isPicture: true },
      signal,
    );
  }

  /** It takes the place of the former one at once, and then the row counts it. */
  async #keep({ id, tenant, generation }: AssetEntity, file: string): Promise<AssetEntity> {
    const key = imageKey(id, generation, 'poster.jpg');
    const gone = await this.#sizeOf(key);
    const { size } = await stat(file);
    await this.store.put(key, createReadStream(file), { contentType: 'image/jpeg', size });
    return this.dataSource.transaction(async (manager) => {
      const before = await manager.findOne(AssetEntity, {
        where: { id, tenant, generation, status: 'ready' },
        lock: { mode: 'pessimistic_write' },
      });
      if (!before?.images) {
        await this.store.delete(key);
        throw AssetErrors.not_found();
      }
      const bytes = before.images.bytes - gone + size;
      const change = {
        images: { ...before.images, posterKey: key, bytes } satisfies AssetImages,
        derivedBytes: before.derivedBytes - gone + size,
        version: before.version + 1,
        updatedAt: this.clock.now(),
      };
      await manager.update(AssetEntity, { id }, change);
      const after = Object.assign(new AssetEntity(), before, change);
      await this.notes.write(manager, 'updated', after, before);
      return after;
    });
  }

  async #sizeOf(key: string): Promise<number> {
    return this.store.head(key).then(
      ({ size }) => size,
      () => 0,
    );
  }
}
