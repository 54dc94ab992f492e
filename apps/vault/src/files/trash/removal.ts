import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import { Blobs } from '../../blobs/blobs.js';
import { KeptFiles, NOTHING_KEPT } from '../../retention/kept-files.js';
import { FileLimits } from '../content/file-limits.js';
import { Room } from '../content/room.js';
import { FileListeners } from '../nodes/file-listeners.js';
import { FileVersionEntity } from '../nodes/file-version.entity.js';
import { NodeEntity } from '../nodes/node.entity.js';
import { NodeNotes } from '../nodes/node-notes.js';

const BATCH = 100;
const DAY_MS = 24 * 60 * 60 * 1000;

/** What goes with a folder goes before the folder; several processes take different batches. */
const GOING_WITH = `
  select id from node where trashed_with = $1 and id <> $1 limit ${BATCH} for update skip locked`;
const GOING = `select id from node where is_going order by id limit ${BATCH}`;

/** Removes for good, a batch at a time, whatever a crash left. */
@Injectable()
export class Removal {
  constructor(
    private readonly dataSource: DataSource,
    private readonly blobs: Blobs,
    private readonly room: Room,
    private readonly listeners: FileListeners,
    private readonly notes: NodeNotes,
    private readonly kept: KeptFiles,
    private readonly limits: FileLimits,
    private readonly clock: Clock,
  ) {}

  /**
   * Marks what is in the trash of a space, or one thing in it, as going. What is kept stays there.
   * @throws `file.kept` when one thing was named
   */
  async mark(spaceId: string, id?: string): Promise<number> {
    if (id !== undefined) await this.kept.check(this.dataSource.manager, { id, spaceId });
    const [, count] = await this.dataSource.query<[unknown[], number]>(
      `update node set is_going = true
       where space_id = $1 and trashed_with = id and not is_going and ($2::text is null or id = $2)
         and ${NOTHING_KEPT('$3')}`,
      [spaceId, id ?? null, this.clock.now()],
    );
    return count;
  }

  /** Marks what has been in the trash for longer than it is kept. */
  async markLate(): Promise<void> {
    const now = this.clock.now();
    const before = new Date(now.getTime() - this.limits.trashDays * DAY_MS);
    await this.dataSource.query(
      `update node set is_going = true
       where trashed_with = id and trashed_at < $1 and not is_going and ${NOTHING_KEPT('$2')}`,
      [before, now],
    );
  }

  /** Removes what is marked. */
  async sweep(): Promise<void> {
    const roots = await this.dataSource.query<{ id: string }[]>(GOING);
    for (const { id } of roots) await this.#remove(id);
  }

  /** Removes what is in a space, a batch; says whether something is left. */
  emptySpace(spaceId: string): Promise<boolean> {
    return this.dataSource.transaction(async (manager) => {
      const rows = await manager.query<{ id: string }[]>(
        `select id from node where space_id = $1 limit ${BATCH} for update skip locked`,
        [spaceId],
      );
      await this.#drop(manager, rows);
      return rows.length > 0;
    });
  }

  async #remove(rootId: string): Promise<void> {
    let isMore = true;
    while (isMore) {
      isMore = await this.dataSource.transaction(async (manager) => {
        const rows = await manager.query<{ id: string }[]>(GOING_WITH, [rootId]);
        await this.#drop(manager, rows);
        return rows.length > 0;
      });
    }
    await this.dataSource.transaction(async (manager) => {
      const [root] = await manager.query<{ id: string }[]>(
        `select id from node where id = $1 and is_going
           and not exists (select from node below where below.trashed_with = $1 and below.id <> $1)
         for update skip locked`,
        [rootId],
      );
      if (!root) return;
      const node = await manager.findOneByOrFail(NodeEntity, { id: rootId });
      await this.#drop(manager, [root]);
      await this.notes.changed(manager, 'deleted', node);
    });
  }

  async #drop(manager: EntityManager, rows: readonly { id: string }[]): Promise<void> {
    if (rows.length === 0) return;
    const ids = rows.map(({ id }) => id);
    const versions = await manager.findBy(FileVersionEntity, { fileId: In(ids) });
    for (const id of ids) await this.listeners.removed(manager, id);
    for (const { blobId } of versions) await this.blobs.release(manager, blobId);
    await manager.delete(FileVersionEntity, { fileId: In(ids) });
    await manager.delete(NodeEntity, { id: In(ids) });
    const [first] = versions;
    if (!first) return;
    const space = { id: first.spaceId, projectId: first.projectId };
    const bytes = versions.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
    await this.room.take(manager, space, -bytes);
  }
}
