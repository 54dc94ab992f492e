import type { ProjectRef } from '@skydeck/auth-guard';
import { readKeyset } from '@skydeck/database';
import type { Precondition } from '@skydeck/envelope';
import { OperationEntity, Operations } from '@skydeck/operations';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource, In, IsNull, Or } from 'typeorm';
import { ImageEntity } from './image.entity.js';
import { ImageErrors } from './image.errors.js';
import { ImageHistory, stateOf } from './image-history.js';
import type { ListImages, UpdateImage } from './image.schema.js';

/** The images that a project sees: those of the catalogue, and its own, which it may change. */
@Injectable()
export class OwnImages {
  constructor(
    private readonly dataSource: DataSource,
    private readonly operations: Operations,
    private readonly history: ImageHistory,
    private readonly clock: Clock,
  ) {}

  /** @returns at most `limit + 1` images */
  list(project: ProjectRef, wanted: ReturnType<typeof ListImages.parse>): Promise<ImageEntity[]> {
    const rows = this.dataSource.manager.createQueryBuilder(ImageEntity, 'image');
    const projectId = Or(IsNull(), In([project.id]));
    rows.where({ projectId, deletedAt: IsNull(), ...wanted.filters });
    return readKeyset(rows, wanted);
  }

  /** @param slugOrId an image of the project goes before one of the catalogue */
  async get(project: Pick<ProjectRef, 'id'>, slugOrId: string): Promise<ImageEntity> {
    const isId = slugOrId.startsWith('img_');
    const row = await this.dataSource.manager.findOne(ImageEntity, {
      where: {
        ...(isId ? { id: slugOrId } : { slug: slugOrId }),
        projectId: Or(IsNull(), In([project.id])),
        deletedAt: IsNull(),
      },
      order: { projectId: { direction: 'ASC', nulls: 'LAST' } },
    });
    if (!row) throw ImageErrors.not_found();
    return row;
  }

  /** @throws `image.of_catalogue` */
  async update(
    project: ProjectRef,
    slugOrId: string,
    { title }: UpdateImage,
    expected: Precondition,
  ): Promise<ImageEntity> {
    return this.#change(project, slugOrId, expected, async (manager, row) => {
      const before = stateOf(row);
      row.title = title;
      row.version += 1;
      await manager.save(row);
      await this.history.tell(manager, 'updated', row);
      await this.history.note(manager, project.id, 'update', row, [before, stateOf(row)]);
    });
  }

  /**
   * Takes an image away, and calls off its making. Servers that were made of it can still be
   * rebuilt: its file goes when the last of them does.
   */
  async delete(
    project: ProjectRef,
    slugOrId: string,
    expected: Precondition,
  ): Promise<ImageEntity> {
    const calledOff: OperationEntity[] = [];
    const row = await this.#change(project, slugOrId, expected, async (manager, image) => {
      image.deletedAt = this.clock.now();
      await manager.save(image);
      const which = { resourceId: image.id, finishedAt: IsNull() };
      await manager.update(OperationEntity, which, { cancelRequested: true });
      calledOff.push(...(await manager.findBy(OperationEntity, which)));
      await this.history.tell(manager, 'deleted', image);
      await this.history.note(manager, project.id, 'delete', image, [stateOf(image), null]);
    });
    for (const one of calledOff) await this.operations.wake(one);
    return row;
  }

  async #change(
    project: ProjectRef,
    slugOrId: string,
    expected: Precondition,
    work: (manager: DataSource['manager'], row: ImageEntity) => Promise<void>,
  ): Promise<ImageEntity> {
    const { id, origin } = await this.get(project, slugOrId);
    if (origin === 'catalogue') throw ImageErrors.of_catalogue();
    return this.dataSource.transaction(async (manager) => {
      const row = await manager.findOne(ImageEntity, {
        where: { id, projectId: project.id, deletedAt: IsNull() },
        lock: { mode: 'pessimistic_write' },
      });
      if (!row) throw ImageErrors.not_found();
      expected.check(row.version);
      row.updatedAt = this.clock.now();
      await work(manager, row);
      return row;
    });
  }
}
