import { Audit } from '@skydeck/audit';
import { Events } from '@skydeck/events';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Changes } from '../../changes/changes.js';
import type { ChangeKind } from '../../changes/change.entity.js';
import { FileEvents, FolderEvents, nodeState, type NodeVerb } from './file.events.js';
import type { NodeEntity } from './node.entity.js';

const ACTIONS: Readonly<Record<NodeVerb, string>> = {
  created: 'create',
  updated: 'update',
  trashed: 'trash',
  restored: 'restore',
  deleted: 'delete',
};
/** What is deleted for good was gone from the collection when it went to the trash. */
const SEEN: Readonly<Record<NodeVerb, ChangeKind | null>> = {
  created: 'created',
  updated: 'updated',
  trashed: 'deleted',
  restored: 'created',
  deleted: null,
};

/** The collection that files and folders of a space are counted in. */
export const FILES = 'files';

/** Writes down what happened to files and folders, last in the transaction of the change. */
@Injectable()
export class NodeNotes {
  constructor(
    private readonly events: Events,
    private readonly audit: Audit,
    private readonly changes: Changes,
  ) {}

  /** What became of one. */
  async changed(
    manager: EntityManager,
    verb: NodeVerb,
    node: NodeEntity,
    before: NodeEntity | null = null,
  ): Promise<void> {
    const { id, projectId: tenant, kind } = node;
    const data = nodeState(node);
    const type = kind === 'file' ? FileEvents[verb] : FolderEvents[verb];
    await this.events.recordMany(manager, [{ type, tenant, subject: id, data }]);
    const what = SEEN[verb];
    if (what !== null) {
      const space = { id: node.spaceId };
      await this.changes.record(manager, { space, collection: FILES, kind, id, what });
    }
    await this.audit.record(manager, {
      tenant,
      action: `${kind}.${ACTIONS[verb]}`,
      target: id,
      before: verb === 'created' ? null : nodeState(before ?? node),
      after: verb === 'deleted' ? null : data,
    });
  }
}
