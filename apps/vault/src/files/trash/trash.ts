import type { Tenant } from '@skydeck/auth-guard';
import { type KeysetPage, readKeyset } from '@skydeck/database';
import type { Precondition } from '@skydeck/envelope';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { NodeEntity } from '../nodes/node.entity.js';
import { NodeNotes } from '../nodes/node-notes.js';
import { living, saving } from '../nodes/node-store.js';
import { NodeTree } from '../nodes/node-tree.js';
import { KeptFiles } from '../../retention/kept-files.js';
import { TrashErrors } from './trash.errors.js';

const PUT = `
  with recursive below (id) as (
    select id from node where id = $1
    union all
    select node.id from below join node on node.parent_id = below.id where node.trashed_at is null
  ) update node set trashed_at = $2, trashed_with = $1, version = version + 1
  where id in (select id from below)`;

/** Where something is to be when it comes back; what is not given is as it was. */
export interface Restoring {
  readonly name?: string | undefined;
  readonly parentId?: string | null | undefined;
}

/** Keeps for a while what was deleted. */
@Injectable()
export class Trash {
  constructor(
    private readonly dataSource: DataSource,
    private readonly tree: NodeTree,
    private readonly notes: NodeNotes,
    private readonly kept: KeptFiles,
    private readonly clock: Clock,
  ) {}

  /** Puts a file, or a folder with all that is in it, into the trash. @throws `file.kept` */
  async put(node: NodeEntity, expected?: Precondition): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await this.tree.moves(manager, node.spaceId);
      const before = await living(manager, node, { locked: true });
      expected?.check(before.version);
      await this.kept.check(manager, node);
      await manager.query(PUT, [node.id, this.clock.now()]);
      await this.notes.changed(manager, 'trashed', before);
    });
  }

  /** What was put there; what went with a folder is not listed on its own. */
  list(spaceId: string, page: KeysetPage): Promise<NodeEntity[]> {
    const query = this.dataSource
      .createQueryBuilder(NodeEntity, 'node')
      .where({ spaceId, isGoing: false })
      .andWhere('node.trashedWith = node.id');
    return readKeyset(query, page);
  }

  /** One thing in the trash. @throws `trash.not_found` */
  get(projectId: Tenant, id: string): Promise<NodeEntity> {
    return trashed(this.dataSource.manager, projectId, id);
  }

  /**
   * Takes something out again, to where it was; to the top when that folder is gone.
   * @throws `trash.not_found`, `file.name_taken`, `folder.not_found`
   */
  restore({ projectId, id, spaceId }: NodeEntity, wanted: Restoring): Promise<NodeEntity> {
    return saving(this.dataSource, async (manager) => {
      await this.tree.moves(manager, spaceId);
      const before = await trashed(manager, projectId, id);
      const parentId =
        wanted.parentId === undefined ? await livingParent(manager, before) : wanted.parentId;
      const now = this.clock.now();
      const place = [id, parentId, wanted.name ?? before.name, now];
      await manager.query(
        `update node set trashed_at = null, trashed_with = null, version = version + 1,
           parent_id = case when id = $1 then $2 else parent_id end,
           name = case when id = $1 then $3 else name end,
           updated_at = case when id = $1 then $4 else updated_at end
         where trashed_with = $1`,
        place,
      );
      const after = await manager.findOneByOrFail(NodeEntity, { id });
      await this.tree.checkParent(manager, { id: spaceId, projectId }, parentId, after);
      await this.notes.changed(manager, 'restored', after, before);
      return after;
    });
  }
}

async function trashed(manager: EntityManager, projectId: Tenant, id: string): Promise<NodeEntity> {
  const found = await manager.findOneBy(NodeEntity, { projectId, id, isGoing: false });
  if (found?.trashedWith !== id) throw TrashErrors.not_found();
  return found;
}

async function livingParent(manager: EntityManager, node: NodeEntity): Promise<string | null> {
  if (node.parentId === null) return null;
  const parent = await manager.findOneBy(NodeEntity, { id: node.parentId });
  return parent && !parent.trashedAt ? parent.id : null;
}
