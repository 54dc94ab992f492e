import { isId } from '@skydeck/ids';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { SpaceRef } from '../../spaces/space-access.js';
import { FolderErrors } from './folder.errors.js';
import { NodeEntity } from './node.entity.js';

const MOST_DEEP = 64;

const ABOVE = `
  with recursive above (id, parent_id, depth) as (
    select id, parent_id, 1 from node where id = $1
    union all
    select node.id, node.parent_id, depth + 1 from above join node on node.id = above.parent_id
    where depth <= ${2 * MOST_DEEP}
  ) select id from above`;
const HEIGHT = `
  with recursive below (id, depth) as (
    select id, 1 from node where id = $1
    union all
    select node.id, depth + 1 from below join node on node.parent_id = below.id
    where node.kind = 'folder' and node.trashed_at is null and depth <= ${2 * MOST_DEEP}
  ) select max(depth) as height from below`;

/** Keeps folders a tree while many change it. Call `grows` or `moves` first in a transaction. */
@Injectable()
export class NodeTree {
  /** Something is added; others may add at the same time. */
  async grows(manager: EntityManager, spaceId: string): Promise<void> {
    await manager.query('select pg_advisory_xact_lock_shared(hashtextextended($1, 0))', [
      `tree ${spaceId}`,
    ]);
  }

  /** Something moves, with what is in it: nothing else changes in the space meanwhile. */
  async moves(manager: EntityManager, spaceId: string): Promise<void> {
    await manager.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
      `tree ${spaceId}`,
    ]);
  }

  /**
   * A folder that something can be put into; null stands for the top of the space.
   * @throws `folder.not_found`, `folder.other_space`, `folder.too_deep`, `folder.cycle`
   */
  async checkParent(
    manager: EntityManager,
    { id: spaceId, projectId }: Pick<SpaceRef, 'id' | 'projectId'>,
    parentId: string | null,
    moved?: NodeEntity,
  ): Promise<void> {
    if (parentId === null) return;
    const where = { projectId, id: parentId, kind: 'folder' as const };
    const parent = isId('fol', parentId) ? await manager.findOneBy(NodeEntity, where) : null;
    if (!parent || parent.trashedAt) throw FolderErrors.not_found();
    if (parent.spaceId !== spaceId) throw FolderErrors.other_space();
    const above = await manager.query<{ id: string }[]>(ABOVE, [parentId]);
    if (moved && above.some(({ id }) => id === moved.id)) throw FolderErrors.cycle();
    const height = moved?.kind === 'folder' ? await heightOf(manager, moved.id) : 1;
    if (above.length + height > MOST_DEEP) throw FolderErrors.too_deep();
  }
}

async function heightOf(manager: EntityManager, id: string): Promise<number> {
  const [row] = await manager.query<{ height: number }[]>(HEIGHT, [id]);
  return row?.height ?? 1;
}
