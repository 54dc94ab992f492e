import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ApiError } from '@skydeck/errors';
import { assembleImage, BlobStore, type Descriptor, type Digest } from '@skydeck/oci-image';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { KeyedMutex } from '../../vps/engine/keyed-mutex.js';
import { LaunchpadEngines } from '../engine/engines.js';
import { LaunchpadSettings } from '../launchpad-settings.js';
import { ReleaseCatalog } from '../releases/release-catalog.js';
import type { ReleaseEntity } from '../releases/release.entity.js';
import { BaseImages, blobsOf } from './base-images.js';
import { layersOf, packagesOf, runConfigOf } from './image-parts.js';
import { ReleaseImageEntity } from './release-image.entity.js';
import { ReleaseImageErrors } from './release-image.errors.js';

/** Packs releases into images that run anywhere. The same release gives the same image. */
@Injectable()
export class ReleaseImagesService {
  readonly store: BlobStore;
  readonly #dir: string;
  readonly #bases: BaseImages;
  /** Packing reads and writes much; one at a time leaves the machine to those who serve. */
  readonly #packing = new KeyedMutex();

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly engines: LaunchpadEngines,
    private readonly catalog: ReleaseCatalog,
    settings: LaunchpadSettings,
  ) {
    this.#dir = join(settings.dir, 'images');
    this.store = new BlobStore(join(this.#dir, 'blobs'));
    this.#bases = new BaseImages(this.store, {
      dir: join(this.#dir, 'bases'),
      reference: settings.config.LAUNCHPAD_BASE_IMAGE,
    });
  }

  /** The image of a release, packed when it is not there. @throws `release.artifact_gone` and `release_image.…` */
  async ensure(release: ReleaseEntity): Promise<Descriptor> {
    return (await this.find(release)) ?? this.#packing.run('pack', () => this.#pack(release));
  }

  /** The image of a release if it is packed already. */
  async find({ id }: Pick<ReleaseEntity, 'id'>): Promise<Descriptor | undefined> {
    const row = await this.dataSource.manager.findOneBy(ReleaseImageEntity, { releaseId: id });
    if (!row) return undefined;
    const sizes = await Promise.all(row.blobs.map((digest) => this.store.size(digest)));
    if (sizes.includes(undefined)) return undefined;
    return { mediaType: row.mediaType, digest: row.digest, size: row.manifestBytes };
  }

  /** Whether a blob belongs to an image of an app. */
  async isOf(appId: string, digest: Digest): Promise<ReleaseImageEntity | null> {
    return this.dataSource.manager
      .createQueryBuilder(ReleaseImageEntity, 'image')
      .where('image.app_id = :appId and :digest = any(image.blobs)', { appId, digest })
      .getOne();
  }

  /** Blobs of the bases, which every new image stands on. */
  async baseBlobs(): Promise<Digest[]> {
    return this.#bases.blobs();
  }

  async #pack(release: ReleaseEntity): Promise<Descriptor> {
    const packed = await this.find(release);
    if (packed) return packed;
    await this.catalog.mustBeStored(release);
    await mkdir(this.#dir, { recursive: true, mode: 0o700 });
    const image = await this.#make(release).catch((error: unknown) => {
      if (error instanceof ApiError) throw error;
      const detail = error instanceof Error ? error.message : undefined;
      throw ReleaseImageErrors.not_packed({ detail, cause: error });
    });
    await this.dataSource.manager.upsert(
      ReleaseImageEntity,
      {
        releaseId: release.id,
        appId: release.appId,
        digest: image.digest,
        mediaType: image.mediaType,
        manifestBytes: image.size,
        blobs: await blobsOf(this.store, image),
        madeAt: this.clock.now(),
      },
      ['releaseId'],
    );
    return image;
  }

  async #make(release: ReleaseEntity): Promise<Descriptor> {
    const { artifact } = release;
    if (artifact.kind === 'image') return this.engines.exportImage(artifact.ref, this.store);
    const base = await this.#bases.get(packagesOf(release));
    const layers = await layersOf(this.store, release, this.engines.machine, this.#dir);
    return assembleImage(this.store, { base, layers, config: runConfigOf(release) });
  }
}
