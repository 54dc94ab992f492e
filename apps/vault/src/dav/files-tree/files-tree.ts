import type { Readable } from 'node:stream';
import { mediaTypeOf } from '../../files/content/media-type.js';
import type { FilesService } from '../../files/files.service.js';
import type { NodeEntity } from '../../files/nodes/node.entity.js';
import { nameProblem } from '../../files/nodes/node-name.js';
import type { Trash } from '../../files/trash/trash.js';
import type { SpaceRef } from '../../spaces/space-access.js';
import { DavFault } from '../protocol/dav-fault.js';
import { type DavPath, lastName, parentOf } from '../protocol/dav-path.js';
import {
  type ByteRange,
  type DavContent,
  type DavCopy,
  type DavNode,
  type DavQuota,
  DavTree,
} from '../protocol/dav-tree.js';
import type { FileContents } from './file-contents.js';

const ANY_TYPE = 'application/octet-stream';
const PAGE = 1000;
/** Most resources that one request copies. */
const MOST_COPIES = 10_000;

/** What files are reached by. */
export interface FileStores {
  readonly files: FilesService;
  readonly trash: Trash;
  readonly contents: FileContents;
}

interface FileNode extends DavNode {
  /** Null of the top of the space, which is no folder. */
  readonly entity: NodeEntity | null;
}

/** The files and folders of a space, as a user or the project itself sees them. */
export class FilesTree extends DavTree {
  constructor(
    private readonly stores: FileStores,
    private readonly space: SpaceRef,
    private readonly actor: string | undefined,
  ) {
    super();
  }

  async find(path: DavPath): Promise<FileNode | null> {
    if (path === '/') return this.#root();
    const names = path.slice(1).split('/');
    if (names.some((name) => nameProblem(name) !== null)) return null;
    const entity = await this.stores.files.find(this.space.id, names);
    return entity && toNode(entity, path);
  }

  async children({ path }: DavNode): Promise<FileNode[]> {
    const parentId = await this.#idOf(path);
    const found: FileNode[] = [];
    const prefix = path === '/' ? '' : path;
    for (let after = ''; ;) {
      const page = await this.stores.files.children(this.space.id, parentId, {
        limit: PAGE,
        ...(after !== '' && { after }),
      });
      for (const entity of page) found.push(toNode(entity, `${prefix}/${entity.name}`));
      after = page.at(-1)?.name ?? '';
      if (page.length < PAGE) return found;
    }
  }

  async read(file: DavNode, range?: ByteRange): Promise<Readable> {
    return this.stores.contents.read(entityOf(file), range);
  }

  async write(path: DavPath, before: DavNode | null, content: DavContent): Promise<FileNode> {
    const { files } = this.stores;
    const { body, bytes = null } = content;
    const place = before ? null : await this.#placeOf(path);
    await using received = await files.receive(this.space, body, { sizeBytes: bytes });
    const contentType = mediaTypeOf(lastName(path), {
      headers: { 'content-type': content.type },
    });
    const { actor } = this;
    const entity = place
      ? await files.createFile(place, { contentType, received })
      : await files.replace(entityOf(before), { contentType, received, actor });
    return toNode(entity, path);
  }

  async makeCollection(path: DavPath): Promise<FileNode> {
    const folder = await this.stores.files.createFolder(await this.#placeOf(path));
    return toNode(folder, path);
  }

  async remove(node: DavNode): Promise<void> {
    await this.stores.trash.put(entityOf(node));
  }

  async move(node: DavNode, to: DavPath): Promise<void> {
    const { name, parentId } = await this.#placeOf(to);
    await this.stores.files.move(entityOf(node), { name, parentId });
  }

  async copy(node: DavNode, to: DavPath, isDeep: boolean): Promise<DavCopy[]> {
    const copies: DavCopy[] = [];
    const open: { from: DavNode; path: DavPath }[] = [{ from: node, path: to }];
    for (const { from, path } of open) {
      if (copies.length >= MOST_COPIES) throw new DavFault(507, 'There is too much to copy.');
      const made = from.isCollection
        ? await this.makeCollection(path)
        : await this.#copyFile(from, path);
      copies.push({ fromId: from.id, toId: made.id });
      if (!isDeep || !from.isCollection) continue;
      for (const child of await this.children(from)) {
        open.push({ from: child, path: `${path}/${lastName(child.path)}` });
      }
    }
    return copies;
  }

  async quota(): Promise<DavQuota | null> {
    const { usedBytes, quotaBytes } = await this.stores.contents.usageOf(this.space.id);
    if (quotaBytes === null) return null;
    return { usedBytes, availableBytes: Math.max(0, quotaBytes - usedBytes) };
  }

  async #copyFile(from: DavNode, path: DavPath): Promise<FileNode> {
    const body = await this.read(from);
    return this.write(path, null, { body, type: from.type, bytes: from.bytes });
  }

  async #placeOf(path: DavPath) {
    const name = lastName(path);
    const problem = nameProblem(name);
    if (problem !== null) throw new DavFault(400, `The name is not allowed. ${problem}`);
    const parentId = await this.#idOf(parentOf(path));
    return { space: this.space, parentId, name, actor: this.actor };
  }

  async #idOf(path: DavPath): Promise<string | null> {
    if (path === '/') return null;
    const node = await this.find(path);
    if (!node?.isCollection) throw new DavFault(409, 'There is no collection to put it in.');
    return node.id;
  }

  #root(): FileNode {
    const times = { createdAt: new Date(0), modifiedAt: new Date(0) };
    const { id } = this.space;
    const shape = { isCollection: true, etag: id, bytes: 0, type: ANY_TYPE };
    return { id, path: '/', ...shape, ...times, entity: null };
  }
}

function entityOf(node: DavNode | null): NodeEntity {
  const entity = (node as FileNode | null)?.entity;
  if (!entity) throw new DavFault(403, 'The root stays as it is.');
  return entity;
}

const toNode = (entity: NodeEntity, path: DavPath): FileNode => ({
  id: entity.id,
  path,
  isCollection: entity.kind === 'folder',
  etag: entity.versionId ?? entity.id,
  bytes: entity.sizeBytes ?? 0,
  type: entity.contentType ?? ANY_TYPE,
  createdAt: entity.createdAt,
  modifiedAt: entity.updatedAt,
  entity,
});
