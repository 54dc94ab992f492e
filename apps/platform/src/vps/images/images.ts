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
import { ImageErrors } from './image.errors.js';

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
      source: null,
      engineRef: null,
      engineRefs: {},
      version: 1,
      freedAt: null,
      createdAt: now,
      updatedAt: now,
      deletedAt: null,
    }));
    const insert = this.dataSource.createQueryBuilder().insert().into(ImageEntity);
    await insert.values(values).orIgnore().execute();
    // Who asks first does not wait for mirrors.
    for (const { slug } of values) void this.cache.obstacle(slug).catch(() => undefined);
  }

  /** @throws `image.unavailable` */
  async #buildable(image: ImageEntity): Promise<ImageEntity> {
    const obstacle = await this.cache.obstacle(image.slug);
    if (!obstacle) return image;
    throw ImageErrors.unavailable({ detail: `${obstacle.what}: ${obstacle.fix}.` });
  }

  /** An image that servers can be made of. @throws `vps.image_unknown`, `image.not_ready`, `image.unavailable` */
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
    if (rows[0]?.status === 'ready') return rows[0];
    if (rows[0]?.origin === 'catalogue') return this.#buildable(rows[0]);
    if (rows[0]) throw ImageErrors.not_ready();
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
    const { engineRefs, path, title, hasCloudInit, format } = image;
    if (image.origin === 'catalogue') return this.#build(image, driver, preparing);
    if (format === 'engine') {
      const ref = engineRefs[driver.engine];
      if (ref === undefined) throw VpsErrors.image_unknown();
      return ref;
    }
    if (path === null) throw VpsErrors.image_unknown();
    const source = { id, title, format, path, hasCloudInit };
    const ref = await driver.ensureImage(source, preparing.signal);
    await this.noteCopy(id, driver.engine, ref);
    return ref;
  }

  /** Writes down that an engine has a copy of an image, which goes with it. */
  async noteCopy(id: string, engine: string, ref: string): Promise<void> {
    await this.dataSource.query(
      'update vps_image set engine_refs = engine_refs || jsonb_build_object($2::text, $3::text) where id = $1',
      [id, engine, ref],
    );
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
