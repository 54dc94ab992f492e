import type { ProjectRef } from '@skydeck/auth-guard';
import { newId } from '@skydeck/ids';
import { Clock } from '@skydeck/service';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource, In, IsNull, Or, Raw } from 'typeorm';
import type { ComputeDriver } from '../engine/compute.driver.js';
import { ImageCache } from '../engine/images/image-cache.js';
import { RECIPES } from '../engine/images/recipes.js';
import { VpsErrors } from '../vps.errors.js';
import { ImageEntity } from './image.entity.js';

export interface Preparing {
  readonly signal: AbortSignal;
  /** Told a share from 0 to 1. */
  readonly onProgress: (done: number) => void;
}

/** The images that servers are made of. */
@Injectable()
export class Images implements OnApplicationBootstrap {
  constructor(
    private readonly dataSource: DataSource,
    private readonly cache: ImageCache,
    private readonly clock: Clock,
  ) {}

  /** Enters the recipes of this version into the catalogue. */
  async onApplicationBootstrap(): Promise<void> {
    const now = this.clock.now();
    const values = RECIPES.map(({ slug, title, hasCloudInit }) => ({
      id: newId('img', now.getTime()),
      projectId: null,
      slug,
      title,
      origin: 'catalogue' as const,
      format: 'rootfs' as const,
      status: 'available' as const,
      progress: 0,
      error: null,
      hasCloudInit,
      minDiskGb: 1,
      sizeBytes: null,
      sha256: null,
      path: null,
      engineRef: null,
      createdAt: now,
      updatedAt: now,
      deletedAt: null,
    }));
    const insert = this.dataSource.createQueryBuilder().insert().into(ImageEntity);
    await insert.values(values).orIgnore().execute();
  }

  /** @throws `vps.image_unknown`, naming those that there are */
  async get(project: Pick<ProjectRef, 'id'>, slugOrId: string): Promise<ImageEntity> {
    const isId = slugOrId.startsWith('img_');
    const rows = await this.dataSource.manager.find(ImageEntity, {
      where: {
        ...(isId ? { id: slugOrId } : { slug: slugOrId }),
        projectId: Or(IsNull(), In([project.id])),
        deletedAt: IsNull(),
      },
      // An image of the project goes before one of the catalogue with its name.
      order: { projectId: { direction: 'ASC', nulls: 'LAST' } },
    });
    if (rows[0]) return rows[0];
    const known = await this.#known(project);
    const message = `must be one of ${known.join(', ')}`;
    throw VpsErrors.image_unknown({
      detail: `There is no image \`${slugOrId}\`: it ${message}.`,
      issues: [{ location: 'body.image', code: 'invalid_enum', message }],
    });
  }

  /** Has the image on this machine and in the engine. @returns how a server names it */
  async prepare(id: string, driver: ComputeDriver, preparing: Preparing): Promise<string> {
    const { manager } = this.dataSource;
    const image = await manager.findOneByOrFail(ImageEntity, { id });
    const { engineRef, path, title, hasCloudInit, format } = image;
    if (image.origin === 'catalogue') return this.#build(image, driver, preparing);
    if (engineRef !== null) return engineRef;
    if (path === null || format === 'engine') throw VpsErrors.image_unknown();
    const source = { id, title, format, path, hasCloudInit };
    return driver.ensureImage(source, preparing.signal);
  }

  async #build(image: ImageEntity, driver: ComputeDriver, preparing: Preparing): Promise<string> {
    const { signal, onProgress } = preparing;
    const present = await this.cache.find(image.slug);
    if (!present) await this.#mark(image, { status: 'building', progress: 0 });
    try {
      const built = present ?? (await this.cache.build(image.slug, { signal, onProgress }));
      const ref = await driver.ensureImage(built, signal);
      const { sha256, sizeBytes, path } = built;
      if (image.status !== 'ready' || image.sha256 !== sha256) {
        const figures = { sha256, sizeBytes: String(sizeBytes), path };
        await this.#mark(image, { status: 'ready', progress: 1, error: null, ...figures });
      }
      return ref;
    } catch (error) {
      if (!present) await this.#mark(image, { status: 'available', progress: 0 });
      throw error;
    }
  }

  async #mark({ id }: ImageEntity, changes: Partial<ImageEntity>): Promise<void> {
    const updatedAt = this.clock.now();
    await this.dataSource.manager.update(ImageEntity, { id }, { ...changes, updatedAt });
  }

  async #known({ id }: Pick<ProjectRef, 'id'>): Promise<string[]> {
    const rows = await this.dataSource.manager.findBy(ImageEntity, {
      projectId: Raw((column) => `(${column} is null or ${column} = :id)`, { id }),
      deletedAt: IsNull(),
    });
    return rows.map(({ slug }) => slug).toSorted();
  }
}
