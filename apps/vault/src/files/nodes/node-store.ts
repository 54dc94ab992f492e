import type { Tenant } from '@skydeck/auth-guard';
import { isUniqueViolation } from '@skydeck/database';
import { isId } from '@skydeck/ids';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import { FileErrors } from './file.errors.js';
import { FolderErrors } from './folder.errors.js';
import { NodeEntity, type NodeKind } from './node.entity.js';

const PREFIXES = { file: 'fil', folder: 'fol' } as const;

/** Reads files and folders that are not in the trash. */
@Injectable()
export class NodeStore {
  constructor(private readonly dataSource: DataSource) {}

  /** One by its id. @throws `file.not_found`, `folder.not_found` */
  async get(projectId: Tenant, kind: NodeKind, id: string): Promise<NodeEntity> {
    return living(this.dataSource.manager, { projectId, kind, id });
  }

  /** What is called so in a folder, null for the top; null when nothing is. */
  named(spaceId: string, parentId: string | null, name: string): Promise<NodeEntity | null> {
    return this.dataSource.manager.findOneBy(NodeEntity, {
      spaceId,
      parentId: parentId ?? IsNull(),
      name: name.normalize('NFC'),
      trashedAt: IsNull(),
    });
  }

  /** All that lies in a folder, null for the top, by name; at most `limit` after a name. */
  children(
    spaceId: string,
    parentId: string | null,
    { limit, after = '' }: { limit: number; after?: string },
  ): Promise<NodeEntity[]> {
    return this.dataSource
      .createQueryBuilder(NodeEntity, 'node')
      .where({ spaceId, parentId: parentId ?? IsNull(), trashedAt: IsNull() })
      .andWhere('node.name > :after', { after })
      .orderBy('node.name')
      .limit(limit)
      .getMany();
  }
}

/** One that is not in the trash; locked until the end of the transaction where that is said. */
export async function living(
  manager: EntityManager,
  { projectId, kind, id }: { projectId: Tenant; kind: NodeKind; id: string },
  { locked = false } = {},
): Promise<NodeEntity> {
  const found = isId(PREFIXES[kind], id)
    ? await manager.findOne(NodeEntity, {
        where: { projectId, kind, id },
        ...(locked && { lock: { mode: 'pessimistic_write' as const } }),
      })
    : null;
  if (found && !found.trashedAt) return found;
  throw kind === 'file' ? FileErrors.not_found() : FolderErrors.not_found();
}

/** Does it in a transaction. @throws `file.name_taken` */
export async function saving<Result>(
  dataSource: DataSource,
  save: (manager: EntityManager) => Promise<Result>,
): Promise<Result> {
  try {
    return await dataSource.transaction(save);
  } catch (error) {
    throw isUniqueViolation(error) ? FileErrors.name_taken({ cause: error }) : error;
  }
}
