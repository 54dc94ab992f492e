import { createHash, type Hash } from 'node:crypto';
import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { types } from 'node:util';
import { Injectable } from '@nestjs/common';
import { VpsSettings } from '../../vps-settings.js';
import { ImageErrors } from '../image.errors.js';
import { isAbandoned, isPartial, partialName, TOUCH_EVERY_MS } from './partial-file.js';

const BYTES_PER_GB = 1024 ** 3;

/** What a file became. */
export interface StoredFile {
  readonly path: string;
  readonly sizeBytes: number;
  /** Hexadecimal. */
  readonly sha256: string;
}

export interface StoreOptions {
  readonly sha256?: string | undefined;
  /** Told the bytes that are there so far. */
  readonly onBytes?: (bytes: number) => void;
}

/** The files of projects' own images, one for each, named by its id. */
@Injectable()
export class ImageFiles {
  readonly #dir: string;
  readonly #limitBytes: number;

  constructor(settings: VpsSettings) {
    this.#dir = join(settings.dir, 'own-images');
    this.#limitBytes = settings.config.VPS_IMAGE_MAX_GB * BYTES_PER_GB;
  }

  /** Writes a file as it comes in, never through memory. Nothing is left of one that fails. */
  async store(
    id: string,
    chunks: AsyncIterable<Uint8Array>,
    { sha256, onBytes }: StoreOptions = {},
  ): Promise<StoredFile> {
    const path = this.pathOf(id);
    const partial = join(this.#dir, partialName(id));
    await mkdir(this.#dir, { recursive: true, mode: 0o700 });
    const hash = createHash('sha256');
    try {
      const file = await open(partial, 'wx', 0o600);
      const touching = setInterval(() => void touch(file), TOUCH_EVERY_MS).unref();
      try {
        const sizeBytes = await this.#write(file, chunks, hash, onBytes);
        const digest = hash.digest('hex');
        if (sha256 !== undefined && digest !== sha256) throw ImageErrors.digest_mismatch();
        await file.sync();
        await rename(partial, path);
        return { path, sizeBytes, sha256: digest };
      } finally {
        clearInterval(touching);
        await file.close();
      }
    } catch (error) {
      await rm(partial, { force: true });
      throw toImageError(error);
    }
  }

  pathOf(id: string): string {
    return join(this.#dir, id);
  }

  async remove(id: string): Promise<void> {
    await rm(this.pathOf(id), { force: true });
  }

  /** Ids of whole files that nobody has written to since. */
  async untouchedSince(at: Date): Promise<string[]> {
    const files = await this.#list();
    return files.flatMap(({ name, at: touchedAt }) =>
      !isPartial(name) && touchedAt < at ? [name] : [],
    );
  }

  /** Removes what a process was writing that was killed. */
  async removeAbandoned(): Promise<void> {
    for (const { name, at } of await this.#list()) {
      if (!isPartial(name) || !isAbandoned(name, at, new Date())) continue;
      await rm(join(this.#dir, name), { force: true });
    }
  }

  async #list(): Promise<{ readonly name: string; readonly at: Date }[]> {
    const names = await readdir(this.#dir).catch(() => []);
    const found = await Promise.all(
      names.map(async (name) => {
        const file = await stat(join(this.#dir, name)).catch(() => undefined);
        return file ? [{ name, at: file.mtime }] : [];
      }),
    );
    return found.flat();
  }

  async #write(
    file: FileHandle,
    chunks: AsyncIterable<Uint8Array>,
    hash: Hash,
    onBytes: ((bytes: number) => void) | undefined,
  ): Promise<number> {
    let bytes = 0;
    for await (const chunk of chunks) {
      bytes += chunk.byteLength;
      if (bytes > this.#limitBytes) throw ImageErrors.too_large();
      hash.update(chunk);
      await file.appendFile(chunk);
      onBytes?.(bytes);
    }
    return bytes;
  }
}

async function touch(file: FileHandle): Promise<void> {
  const now = new Date();
  await file.utimes(now, now).catch(() => undefined);
}

function toImageError(cause: unknown): unknown {
  const code = types.isNativeError(cause) && 'code' in cause ? cause.code : undefined;
  if (code === 'ENOSPC' || code === 'EDQUOT') return ImageErrors.no_space({ cause });
  const isCut = code === 'ECONNRESET' || code === 'ERR_STREAM_PREMATURE_CLOSE';
  return isCut ? ImageErrors.upload_cut({ cause }) : cause;
}
