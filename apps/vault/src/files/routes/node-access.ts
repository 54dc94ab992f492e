import type { ProjectRef } from '@skydeck/auth-guard';
import { type KeysetPage, readKeyset } from '@skydeck/database';
import { Injectable } from '@nestjs/common';
import { DataSource, IsNull } from 'typeorm';
import { SpaceErrors } from '../../spaces/space.errors.js';
import { SpaceAccess, type SpaceNeed, type SpaceRef } from '../../spaces/space-access.js';
import { FileErrors } from '../nodes/file.errors.js';
import { FolderErrors } from '../nodes/folder.errors.js';
import { NodeEntity, type NodeKind } from '../nodes/node.entity.js';
import { NodeStore } from '../nodes/node-store.js';
import { Trash } from '../trash/trash.js';
import { TrashErrors } from '../trash/trash.errors.js';

/** Who asks, and for what. */
export interface Asked {
  readonly project: ProjectRef;
  readonly actor: string | undefined;
  readonly need: SpaceNeed;
}

/** What a list is narrowed down to. */
export interface ListedIn {
  readonly spaceId: string;
  readonly kind: NodeKind;
  readonly parent?: string | undefined;
  readonly name?: string | undefined;
  readonly sha256?: string | undefined;
}

/** Finds files and folders for those who may see them. */
@Injectable()
export class NodeAccess {
  constructor(
    private readonly dataSource: DataSource,
    private readonly store: NodeStore,
    private readonly trash: Trash,
    private readonly access: SpaceAccess,
  ) {}

  /** The space to make something in. */
  space(spaceId: string | undefined, { project, actor, need }: Asked): Promise<SpaceRef> {
    return this.access.resolve(project, spaceId, need, actor);
  }

  /** @throws `file.not_found`, `folder.not_found`, `space.role_too_low` */
  async get(kind: NodeKind, id: string, asked: Asked): Promise<NodeEntity> {
    const node = await this.store.get(asked.project.tenant, kind, id);
    const refusal = kind === 'file' ? FileErrors.not_found : FolderErrors.not_found;
    await this.#check(node, asked, refusal);
    return node;
  }

  /** @throws `trash.not_found`, `space.role_too_low` */
  async trashed(id: string, asked: Asked): Promise<NodeEntity> {
    const node = await this.trash.get(asked.project.tenant, id);
    await this.#check(node, asked, TrashErrors.not_found);
    return node;
  }

  /** Files or folders in the order asked for, one more than `limit`. */
  list({ spaceId, kind, parent, name, sha256 }: ListedIn, page: KeysetPage): Promise<NodeEntity[]> {
    const query = this.dataSource.createQueryBuilder(NodeEntity, 'node').where({
      spaceId,
      kind,
      trashedAt: IsNull(),
      ...(parent !== undefined && { parentId: parent === 'root' ? IsNull() : parent }),
      ...(name !== undefined && { name }),
      ...(sha256 !== undefined && { sha256: sha256.toLowerCase() }),
    });
    return readKeyset(query, page);
  }

  /** What lies in a space that is not there for somebody is not there either. */
  async #check(
    { spaceId }: NodeEntity,
    { project, actor, need }: Asked,
    notFound: () => Error,
  ): Promise<void> {
    try {
      await this.access.resolve(project, spaceId, need, actor);
    } catch (error) {
      throw isNotFound(error) ? notFound() : error;
    }
  }
}

const isNotFound = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === SpaceErrors.not_found().code;
