import path from 'node:path';
import { Readable } from 'node:stream';
import { resolveRange } from '../byte-range.js';
import { checkInteger, MAX_PAGE } from '../check-arguments.js';
import { cursorAfter, keyBefore } from '../list-cursor.js';
import { checkKey, checkPrefix } from '../object-key.js';
import { ObjectStoreError } from '../object-store-error.js';
import type {
  ByteRange,
  ListedObject,
  ListOptions,
  ObjectContent,
  ObjectInfo,
  ObjectPage,
} from '../stored-object.js';
import { toObjectStoreError } from './disk-error.js';
import type { DiskFiles } from './disk-files.js';
import { refuseLinks } from './durable-folder.js';
import { type OpenObject, openObjectFile } from './object-file.js';
import { keysUnder } from './walk.js';

const READ_BYTES = 256 * 1024;
const AT_ONCE = 16;

/** Reads and lists the objects of a folder. */
export class DiskReads {
  constructor(private readonly files: DiskFiles) {}

  /** Begins to read an object, or a range of it. */
  async read(key: string, range: ByteRange | undefined): Promise<ObjectContent> {
    const { handle, info } = await this.#open(key);
    try {
      const part = range ? resolveRange(range, info.size) : null;
      const { start, end } = part ?? { start: 0, end: info.size - 1 };
      if (end < start) {
        await handle.close();
        return { ...info, range: part, stream: Readable.from([]) };
      }
      const stream = handle.createReadStream({ start, end, highWaterMark: READ_BYTES });
      return { ...info, range: part, stream };
    } catch (error) {
      await handle.close();
      throw error;
    }
  }

  /** What is known of an object. */
  async describe(key: string): Promise<ObjectInfo> {
    const { handle, info } = await this.#open(key);
    await handle.close();
    return info;
  }

  /** The same; undefined for an absent one. */
  async find(key: string): Promise<ObjectInfo | undefined> {
    try {
      return await this.describe(key);
    } catch (error) {
      if (error instanceof ObjectStoreError && error.code === 'not_found') return undefined;
      throw error;
    }
  }

  /** A page of objects. */
  async list({ prefix = '', cursor, limit = MAX_PAGE }: ListOptions): Promise<ObjectPage> {
    checkPrefix(prefix);
    checkInteger('limit', limit, 1, MAX_PAGE);
    const keys: string[] = [];
    for await (const key of keysUnder(this.files.objects, prefix, keyBefore(cursor))) {
      keys.push(key);
      if (keys.length > limit) break;
    }
    const page = keys.slice(0, limit);
    const last = keys.length > limit ? page.at(-1) : undefined;
    const nextCursor = last === undefined ? null : cursorAfter(last);
    return { objects: await this.#describe(page), nextCursor };
  }

  async #open(key: string): Promise<OpenObject> {
    checkKey(key);
    const file = this.files.pathOf(key);
    try {
      await refuseLinks(path.dirname(file));
      return await openObjectFile(file);
    } catch (error) {
      throw toObjectStoreError(error);
    }
  }

  async #describe(keys: readonly string[]): Promise<ListedObject[]> {
    const objects: ListedObject[] = [];
    for (let index = 0; index < keys.length; index += AT_ONCE) {
      const batch = keys.slice(index, index + AT_ONCE);
      const found = await Promise.all(batch.map((key) => this.find(key)));
      for (const [place, info] of found.entries()) {
        const key = batch[place];
        // Deleted since its name was read.
        if (!info || key === undefined) continue;
        const { size, etag, lastModified } = info;
        objects.push({ key, size, etag, lastModified });
      }
    }
    return objects;
  }
}
