import type { ProjectRef } from '@skydeck/auth-guard';
import { isUniqueViolation } from '@skydeck/database';
import { idOfThing } from '@skydeck/idempotency';
import { Quotas } from '@skydeck/limits';
import { type OperationEntity, Operations } from '@skydeck/operations';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import { ImageEntity } from './image.entity.js';
import { ImageErrors } from './image.errors.js';
import { ImageHistory, stateOf } from './image-history.js';

/** An image, and what is done for it now. */
export interface BegunImage {
  readonly image: ImageEntity;
  readonly operation: OperationEntity;
}

type Wanted = Pick<ImageEntity, 'slug' | 'title' | 'origin' | 'format'> & Partial<ImageEntity>;

/** Writes new images of projects down, within their quotas, together with the work they need. */
@Injectable()
export class NewImages {
  constructor(
    private readonly dataSource: DataSource,
    private readonly operations: Operations,
    private readonly quotas: Quotas,
    private readonly history: ImageHistory,
    private readonly clock: Clock,
  ) {}

  /** What an earlier attempt at the running request began; null when this is the first. */
  async begunBefore({ id: projectId }: ProjectRef): Promise<BegunImage | null> {
    const operation = await this.operations.startedBefore(projectId);
    if (!operation) return null;
    const which = { id: operation.resourceId };
    return { image: await this.dataSource.manager.findOneByOrFail(ImageEntity, which), operation };
  }

  /** @throws `image.slug_taken`, `quota_exceeded` */
  async begin(
    project: ProjectRef,
    kind: string,
    input: object,
    fields: Wanted,
  ): Promise<BegunImage> {
    const before = await this.begunBefore(project);
    if (before) return before;
    const now = this.clock.now();
    const values = { ...blank(idOfThing('img', now.getTime()), now), ...fields };
    const begun = await this.#unique(async (manager) => {
      await this.quotas.take('vps_images', manager, project.id);
      await this.quotas.take('vps_image_gigabytes', manager, project.id);
      const row = manager.create(ImageEntity, { ...values, projectId: project.id });
      const image = await manager.save(row);
      await this.history.tell(manager, 'created', image);
      await this.history.note(manager, project.id, 'create', image, [null, stateOf(image)]);
      return { image, operation: await this.start(manager, project, kind, image.id, input) };
    });
    await this.operations.wake(begun.operation);
    return begun;
  }

  /** Starts work on an image that the caller holds a lock on. */
  start(manager: EntityManager, { id }: ProjectRef, kind: string, imageId: string, input = {}) {
    const resource = { type: 'image', id: imageId };
    return this.operations.start(manager, { projectId: id, kind, resource, input });
  }

  /** Refuses what would be refused in the end. */
  async refuseEarly({ id }: ProjectRef, slug: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const taken = { projectId: id, slug, deletedAt: IsNull() };
      if (await manager.existsBy(ImageEntity, taken)) throw ImageErrors.slug_taken();
      await this.quotas.take('vps_images', manager, id);
      await this.quotas.take('vps_image_gigabytes', manager, id);
    });
  }

  async #unique<Made>(work: (manager: EntityManager) => Promise<Made>): Promise<Made> {
    try {
      return await this.dataSource.transaction(work);
    } catch (error) {
      if (isUniqueViolation(error)) throw ImageErrors.slug_taken({ cause: error });
      throw error;
    }
  }
}

function blank(id: string, now: Date): Omit<ImageEntity, 'slug' | 'title' | 'origin' | 'format'> {
  return {
    id,
    projectId: null,
    status: 'building',
    progress: 0,
    error: null,
    hasCloudInit: false,
    minDiskGb: 1,
    sizeBytes: null,
    sha256: null,
    path: null,
    source: null,
    engineRef: null,
    engineRefs: {},
    version: 1,
    createdAt: now,
    updatedAt: now,
    deletedAt: null,
    freedAt: null,
  };
}
