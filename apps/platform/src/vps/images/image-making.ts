import type { ProjectRef } from '@skydeck/auth-guard';
import { newId } from '@skydeck/ids';
import { Operations } from '@skydeck/operations';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { SnapshotErrors } from '../snapshots/snapshot.errors.js';
import { Snapshots } from '../snapshots/snapshots.js';
import { ImageCache } from '../engine/images/image-cache.js';
import { ImageFiles } from './files/image-files.js';
import { ImageEntity } from './image.entity.js';
import { ImageErrors } from './image.errors.js';
import { ImageHistory, stateOf } from './image-history.js';
import type { ImageFromSnapshot, ImageFromUrl, UploadImage } from './image.schema.js';
import type { FetchInput } from './handlers/fetch.handler.js';
import type { PublishInput } from './handlers/publish.handler.js';
import { type BegunImage, NewImages } from './new-images.js';
import { OwnImages } from './own-images.js';

/** Begins the making of images. */
@Injectable()
export class ImageMaking {
  constructor(
    private readonly dataSource: DataSource,
    private readonly operations: Operations,
    private readonly images: OwnImages,
    private readonly snapshots: Snapshots,
    private readonly files: ImageFiles,
    private readonly cache: ImageCache,
    private readonly added: NewImages,
    private readonly history: ImageHistory,
    private readonly clock: Clock,
  ) {}

  /** Makes an image of a snapshot, from which other servers can be made. */
  async fromSnapshot(project: ProjectRef, wanted: ImageFromSnapshot): Promise<BegunImage> {
    const snapshot = await this.snapshots.get(project, wanted.vps, wanted.snapshot);
    if (snapshot.status !== 'ready') throw SnapshotErrors.not_ready();
    const input: PublishInput = { snapshotId: snapshot.id, vpsId: snapshot.vpsId };
    const { slug, title = slug } = wanted;
    return this.added.begin(project, 'image.publish', input, {
      slug,
      title,
      origin: 'snapshot',
      format: 'engine',
      minDiskGb: snapshot.diskGb,
      source: snapshot.id,
    });
  }

  /** Fetches an image from an address. */
  async fromUrl(project: ProjectRef, wanted: ImageFromUrl): Promise<BegunImage> {
    const { slug, title = slug, url, sha256, format, cloud_init } = wanted;
    const input: FetchInput = { url, ...(sha256 !== undefined && { sha256 }) };
    const fields = { slug, title, format, hasCloudInit: cloud_init, source: shownUrl(url) };
    return this.added.begin(project, 'image.fetch', input, { ...fields, origin: 'url' });
  }

  /** Takes an image as it comes in; it is looked into afterwards. */
  async fromUpload(
    project: ProjectRef,
    wanted: UploadImage,
    body: AsyncIterable<Uint8Array>,
  ): Promise<BegunImage> {
    const { slug, title = slug, format, cloud_init, sha256 } = wanted;
    const begun = await this.added.begunBefore(project);
    if (begun) return begun;
    // Nobody should send gigabytes for nothing; what counts is asked again at the end.
    await this.added.refuseEarly(project, slug);
    const id = newId('img', this.clock.now().getTime());
    const stored = await this.files.store(id, body, { sha256 });
    try {
      const fields = {
        id,
        slug,
        title,
        format,
        hasCloudInit: cloud_init,
        origin: 'upload',
      } as const;
      const { path, sizeBytes } = stored;
      const file = { path, sizeBytes: String(sizeBytes), sha256: stored.sha256 };
      return await this.added.begin(project, 'image.check', {}, { ...fields, ...file });
    } catch (error) {
      await this.files.remove(id);
      throw error;
    }
  }

  /** Builds an image of the catalogue before the first server needs it. @throws `image.unavailable` */
  async build(project: ProjectRef, slugOrId: string): Promise<BegunImage> {
    const begun = await this.added.begunBefore(project);
    if (begun) return begun;
    const image = await this.images.get(project, slugOrId);
    if (image.origin !== 'catalogue') throw ImageErrors.not_buildable();
    const obstacle = await this.cache.obstacle(image.slug);
    if (obstacle) throw ImageErrors.unavailable({ detail: `${obstacle.what}: ${obstacle.fix}.` });
    const operation = await this.dataSource.transaction(async (manager) => {
      await manager.findOne(ImageEntity, {
        where: { id: image.id },
        lock: { mode: 'pessimistic_write' },
      });
      await this.history.note(manager, project.id, 'build', image, [null, stateOf(image)]);
      return this.added.start(manager, project, 'image.build', image.id);
    });
    await this.operations.wake(operation);
    return { image, operation };
  }
}

/** What follows the path may be a secret that opens the address. */
function shownUrl(url: string): string {
  const { origin, pathname } = new URL(url);
  return `${origin}${pathname}`;
}
