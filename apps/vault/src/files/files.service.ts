import type { Tenant } from '@skydeck/auth-guard';
import type { Precondition } from '@skydeck/envelope';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Blobs } from '../blobs/blobs.js';
import type { Announced } from './content/file-intake.js';
import { FileIntake } from './content/file-intake.js';
import type { Received } from './content/received.js';
import { Room, type RoomOwner } from './content/room.js';
import { StoredMeter } from './content/stored-meter.js';
import { FileErrors } from './nodes/file.errors.js';
import { FileListeners } from './nodes/file-listeners.js';
import { FileVersionEntity } from './nodes/file-version.entity.js';
import { KeptFiles } from '../retention/kept-files.js';
import { newFile, newFolder, type NewPlace, nextVersion, withVersion } from './nodes/new-node.js';
import { NodeEntity, type NodeKind } from './nodes/node.entity.js';
import { NodeNotes } from './nodes/node-notes.js';
import { living, NodeStore, saving } from './nodes/node-store.js';
import { NodeTree } from './nodes/node-tree.js';

/** What a file is to hold. */
export interface NewContent {
  readonly contentType: string;
  readonly received: Received;
}

/** A file that is made, in a transaction that goes on. */
export interface AddedFile {
  readonly file: NodeEntity;
  readonly version: FileVersionEntity;
  readonly received: Received;
}

/** Where something is to be from now on; what is not given stays. */
export interface NodeMove {
  readonly name?: string | undefined;
  readonly parentId?: string | null | undefined;
}

/** Makes, changes and finds files and folders: for routes, WebDAV and whoever reads files. */
@Injectable()
export class FilesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly blobs: Blobs,
    private readonly intake: FileIntake,
    private readonly room: Room,
    private readonly meter: StoredMeter,
    private readonly tree: NodeTree,
    private readonly store: NodeStore,
    private readonly notes: NodeNotes,
    private readonly listeners: FileListeners,
    private readonly kept: KeptFiles,
    private readonly clock: Clock,
  ) {}

  /** One that is not in the trash. @throws `file.not_found`, `folder.not_found` */
  get(projectId: Tenant, kind: NodeKind, id: string): Promise<NodeEntity> {
    return this.store.get(projectId, kind, id);
  }

  /** What a path names from the top of a space, the top itself left out; null when nothing does. */
  async find(spaceId: string, names: readonly string[]): Promise<NodeEntity | null> {
    let found: NodeEntity | null = null;
    for (const name of names) {
      if (found?.kind === 'file') return null;
      found = await this.store.named(spaceId, found?.id ?? null, name);
      if (!found) return null;
    }
    return found;
  }

  /** What lies in a folder, null for the top, by name. */
  children(spaceId: string, parentId: string | null, page: { limit: number; after?: string }) {
    return this.store.children(spaceId, parentId, page);
  }

  /** Takes content in, to be given to a file; end it with `await using`. */
  receive(
    space: RoomOwner,
    bytes: AsyncIterable<Uint8Array>,
    announced: Announced,
  ): Promise<Received> {
    return this.intake.receive(space, bytes, announced);
  }

  /** The space of a file or folder that the caller was let into. */
  spaceOf({ spaceId: id, projectId }: NodeEntity): RoomOwner {
    return { id, projectId };
  }

  /** Refuses early what could not be stored. @throws `file.name_taken`, `folder.not_found` */
  async checkPlace({ space, parentId, name }: NewPlace): Promise<void> {
    await this.tree.checkParent(this.dataSource.manager, space, parentId);
    if (await this.store.named(space.id, parentId, name)) throw FileErrors.name_taken();
  }

  /** Makes a folder. @throws `file.name_taken`, `folder.not_found`, `folder.too_deep` */
  createFolder(place: NewPlace): Promise<NodeEntity> {
    return saving(this.dataSource, (manager) => this.addFolder(manager, place));
  }

  /** As `createFolder`, in a transaction of the caller. */
  async addFolder(manager: EntityManager, place: NewPlace): Promise<NodeEntity> {
    await this.tree.grows(manager, place.space.id);
    await this.tree.checkParent(manager, place.space, place.parentId);
    const folder = newFolder(place, this.clock.now());
    await manager.insert(NodeEntity, folder);
    await this.notes.changed(manager, 'created', folder);
    return folder;
  }

  /** Makes a file of what was received. @throws `file.name_taken`, `folder.not_found` */
  async createFile(
    place: NewPlace,
    content: NewContent,
    also?: (manager: EntityManager, file: NodeEntity) => Promise<void>,
  ): Promise<NodeEntity> {
    const made = await saving(this.dataSource, (manager) =>
      this.addFile(manager, place, content, also),
    );
    return this.added(made);
  }

  /** As `createFile`, in a transaction of the caller, who says `added` once that has ended well. */
  async addFile(
    manager: EntityManager,
    place: NewPlace,
    content: NewContent,
    also?: (manager: EntityManager, file: NodeEntity) => Promise<void>,
  ): Promise<AddedFile> {
    await this.tree.grows(manager, place.space.id);
    await this.tree.checkParent(manager, place.space, place.parentId);
    const empty = newFile(place, this.clock.now());
    await also?.(manager, empty);
    const { file, version } = await this.#keep(manager, empty, { ...content, actor: place.actor });
    return { file, version, received: content.received };
  }

  /** Has what comes after a new file done. */
  added({ file, version, received }: AddedFile): NodeEntity {
    received.kept();
    this.listeners.after(file, version);
    return file;
  }

  /** Gives a file new content as a new version. @throws `file.not_found`, `precondition_failed` */
  async replace(
    { projectId, id }: Pick<NodeEntity, 'projectId' | 'id'>,
    content: NewContent & { readonly actor?: string | undefined },
    check: (before: NodeEntity) => void = () => {},
  ): Promise<NodeEntity> {
    const made = await this.dataSource.transaction(async (manager) => {
      const before = await living(manager, { projectId, kind: 'file', id }, { locked: true });
      check(before);
      return this.kept.keeping(manager, before, () => this.#keep(manager, before, content));
    });
    return this.added({ ...made, received: content.received });
  }

  /** Renames or moves within the space. @throws `file.kept`, `file.name_taken`, `folder.cycle`, `folder.not_found` */
  move(
    { projectId, kind, id, spaceId }: NodeEntity,
    { name, parentId }: NodeMove,
    expected?: Precondition,
  ): Promise<NodeEntity> {
    return saving(this.dataSource, async (manager) => {
      await this.tree.moves(manager, spaceId);
      const before = await living(manager, { projectId, kind, id }, { locked: true });
      expected?.check(before.version);
      const after = Object.assign(new NodeEntity(), before, {
        name: name ?? before.name,
        parentId: parentId === undefined ? before.parentId : parentId,
        version: before.version + 1,
        updatedAt: this.clock.now(),
      });
      const space = { id: spaceId, projectId };
      await this.tree.checkParent(manager, space, after.parentId, before);
      await this.kept.keeping(manager, before, () => manager.update(NodeEntity, { id }, after));
      await this.notes.changed(manager, 'updated', after, before);
      return after;
    });
  }

  async #keep(
    manager: EntityManager,
    before: NodeEntity,
    { contentType, received, actor }: NewContent & { readonly actor?: string | undefined },
  ): Promise<{ file: NodeEntity; version: FileVersionEntity }> {
    const isNew = before.versionId === null;
    const now = this.clock.now();
    const version = nextVersion(before, received.blob, { contentType, actor, now });
    const file = withVersion(before, version);
    if (!isNew) Object.assign(file, { version: before.version + 1, updatedAt: now });
    await (isNew
      ? manager.insert(NodeEntity, file)
      : manager.update(NodeEntity, { id: file.id }, file));
    await manager.insert(FileVersionEntity, version);
    await this.blobs.adopt(manager, received.blob.id);
    await this.listeners.changed(manager, file, version);
    await this.meter.received(manager, version);
    await this.room.settle(manager, received.hold, version.sizeBytes);
    await this.notes.changed(manager, isNew ? 'created' : 'updated', file, isNew ? null : before);
    return { file, version };
  }
}
