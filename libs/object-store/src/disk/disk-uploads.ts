import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { invalidUpload } from '../check-arguments.js';
import { ObjectStoreError } from '../object-store-error.js';
import { MIN_PART_BYTES } from '../object-store.js';
import type { UploadedPart } from '../stored-object.js';
import { notFound, systemCode } from './disk-error.js';
import type { DiskFiles } from './disk-files.js';
import { syncFolder } from './durable-folder.js';
import { type OpenObject, openObjectFile, writeObjectFile } from './object-file.js';

const ID = /^[0-9a-f-]{36}$/;
const ABOUT = 'upload.json';
const PART_TYPE = 'application/octet-stream';

/** What was said when the upload began. */
export interface UploadStart {
  readonly key: string;
  readonly contentType: string;
}

/** Uploads in parts: a folder for each, with a file for each part. */
export class DiskUploads {
  constructor(private readonly files: DiskFiles) {}

  async create(start: UploadStart): Promise<string> {
    const id = randomUUID();
    const folder = path.join(this.files.uploads, id);
    await mkdir(folder, { mode: 0o700 });
    try {
      await this.files.place(path.join(folder, ABOUT), (file) =>
        writeFile(file, JSON.stringify(start), { mode: 0o600, flush: true }),
      );
    } catch (error) {
      await this.remove(id);
      throw error;
    }
    await syncFolder(this.files.uploads);
    return id;
  }

  async read(key: string, id: string): Promise<UploadStart> {
    const start = ID.test(id) ? await this.#start(id) : undefined;
    if (start?.key !== key) throw notFound('upload');
    return start;
  }

  async putPart(id: string, number: number, chunks: AsyncIterable<Uint8Array>) {
    const { etag } = await this.files.place(
      this.#partPath(id, number),
      (file) => writeObjectFile(file, chunks, { contentType: PART_TYPE }),
      { makesFolder: false },
    );
    return { number, etag };
  }

  /** The bytes of the parts in their order. Refuses with `invalid_upload` what does not fit. */
  async *join(id: string, parts: readonly UploadedPart[]): AsyncGenerator<Uint8Array> {
    for (const [index, { number, etag }] of parts.entries()) {
      const { handle, info } = await this.#open(id, number);
      try {
        if (info.etag !== etag) throw invalidUpload(`Part ${number} was sent again since.`);
        if (index < parts.length - 1 && info.size < MIN_PART_BYTES) {
          throw invalidUpload(`Part ${number} has less than ${MIN_PART_BYTES} bytes.`);
        }
        if (info.size === 0) continue;
        const options = { start: 0, end: info.size - 1, highWaterMark: 1 << 20, autoClose: false };
        yield* handle.createReadStream(options) as AsyncIterable<Buffer>;
      } finally {
        await handle.close();
      }
    }
  }

  async remove(id: string): Promise<void> {
    await rm(path.join(this.files.uploads, id), { recursive: true, force: true });
  }

  async sweep(before: Date): Promise<number> {
    let removed = 0;
    for (const id of await readdir(this.files.uploads)) {
      const folder = path.join(this.files.uploads, id);
      // A crash may have come between the folder and the file in it.
      const begun = await stat(path.join(folder, ABOUT)).catch(() => stat(folder));
      if (begun.mtime >= before) continue;
      await this.remove(id);
      removed += 1;
    }
    return removed;
  }

  async #start(id: string): Promise<UploadStart | undefined> {
    try {
      const text = await readFile(path.join(this.files.uploads, id, ABOUT), 'utf8');
      return JSON.parse(text) as UploadStart;
    } catch (error) {
      if (systemCode(error) === 'ENOENT') return undefined;
      throw new ObjectStoreError('damaged', 'An upload cannot be read.', error);
    }
  }

  async #open(id: string, number: number): Promise<OpenObject> {
    try {
      return await openObjectFile(this.#partPath(id, number));
    } catch (error) {
      if (systemCode(error) !== 'ENOENT') throw error;
      throw invalidUpload(`Part ${number} is missing.`);
    }
  }

  #partPath(id: string, number: number): string {
    return path.join(this.files.uploads, id, String(number).padStart(5, '0'));
  }
}
