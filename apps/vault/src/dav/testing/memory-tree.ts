import { Buffer } from 'node:buffer';
import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { type DavPath, isBelow, parentOf } from '../protocol/dav-path.js';
import {
  type ByteRange,
  type DavContent,
  type DavCopy,
  type DavNode,
  DavTree,
} from '../protocol/dav-tree.js';

interface Stored extends DavNode {
  readonly content: Buffer;
}

/** A tree in memory, for tests of the protocol alone. */
export class MemoryTree extends DavTree {
  readonly #nodes = new Map<DavPath, Stored>([['/', make('/', true)]]);

  async find(path: DavPath): Promise<DavNode | null> {
    return this.#nodes.get(path) ?? null;
  }

  async children({ path }: DavNode): Promise<DavNode[]> {
    return this.#below(path).filter((node) => parentOf(node.path) === path);
  }

  async read({ path }: DavNode, range?: ByteRange): Promise<Readable> {
    const { content } = this.#nodes.get(path) ?? make(path, false);
    return Readable.from([range ? content.subarray(range.start, range.end + 1) : content]);
  }

  async write(path: DavPath, before: DavNode | null, { body, type }: DavContent): Promise<DavNode> {
    const content = await buffer(body);
    const made = { ...make(path, false), ...(before && { id: before.id }), content };
    const node = { ...made, bytes: content.length, type: type ?? made.type };
    this.#nodes.set(path, node);
    return node;
  }

  async makeCollection(path: DavPath): Promise<DavNode> {
    const node = make(path, true);
    this.#nodes.set(path, node);
    return node;
  }

  async remove({ path }: DavNode): Promise<void> {
    for (const node of this.#below(path)) this.#nodes.delete(node.path);
    this.#nodes.delete(path);
  }

  async move(node: DavNode, to: DavPath): Promise<void> {
    for (const one of this.#all(node.path)) {
      const path = to + one.path.slice(node.path.length);
      this.#nodes.delete(one.path);
      this.#nodes.set(path, { ...one, path });
    }
  }

  async copy(node: DavNode, to: DavPath, isDeep: boolean): Promise<DavCopy[]> {
    const all = this.#all(node.path);
    return (isDeep ? all : all.slice(0, 1)).map((one) => {
      const path = to + one.path.slice(node.path.length);
      const made = { ...one, path, id: randomUUID(), etag: randomUUID() };
      this.#nodes.set(path, made);
      return { fromId: one.id, toId: made.id };
    });
  }

  async quota() {
    return { usedBytes: 10, availableBytes: 90 };
  }

  #below(path: DavPath): Stored[] {
    return [...this.#nodes.values()].filter((node) => isBelow(node.path, path));
  }

  #all(path: DavPath): Stored[] {
    const node = this.#nodes.get(path);
    return node ? [node, ...this.#below(path)] : [];
  }
}

function make(path: DavPath, isCollection: boolean): Stored {
  const now = new Date();
  return {
    id: randomUUID(),
    path,
    isCollection,
    etag: randomUUID(),
    bytes: 0,
    type: 'application/octet-stream',
    createdAt: now,
    modifiedAt: now,
    content: Buffer.alloc(0),
  };
}
