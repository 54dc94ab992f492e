import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream, type ReadStream } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Descriptor, Digest } from './descriptor.js';
import { ImageFailure } from './image-failure.js';

/** What a blob must turn out to be. */
export interface Expected {
  digest?: Digest;
  /** Bytes; a stream that is longer is cut off. */
  maxBytes?: number;
}

/** Blobs in a folder, each under its digest. The same content is stored once, whoever brings it. */
export class BlobStore {
  constructor(private readonly dir: string) {}

  /** Where a blob lies, or would lie. */
  path(digest: Digest): string {
    return join(this.dir, digest.slice('sha256:'.length));
  }

  /** Bytes of a blob; undefined when it is not stored. */
  async size(digest: Digest): Promise<number | undefined> {
    return stat(this.path(digest)).then(
      ({ size }) => size,
      () => undefined,
    );
  }

  read(digest: Digest, range?: { start: number; end: number }): ReadStream {
    return createReadStream(this.path(digest), range);
  }

  async json(digest: Digest): Promise<unknown> {
    return JSON.parse(await readFile(this.path(digest), 'utf8'));
  }

  async putJson(value: unknown, mediaType: string): Promise<Descriptor> {
    const { digest, size } = await this.put([Buffer.from(JSON.stringify(value))]);
    return { mediaType, digest, size };
  }

  /** Stores a stream. @throws ImageFailure `digest_mismatch` or `too_large`; nothing is kept then */
  async put(
    body: Readable | Iterable<Buffer>,
    { digest: wanted, maxBytes = Number.POSITIVE_INFINITY }: Expected = {},
  ): Promise<{ digest: Digest; size: number }> {
    await mkdir(this.dir, { recursive: true, mode: 0o700 });
    const making = join(this.dir, `.${randomUUID()}`);
    const hash = createHash('sha256');
    let size = 0;
    async function* counted(source: AsyncIterable<Buffer> | Iterable<Buffer>) {
      for await (const chunk of source) {
        size += chunk.length;
        if (size > maxBytes) {
          throw new ImageFailure('too_large', `A blob has more than ${maxBytes} bytes.`);
        }
        hash.update(chunk);
        yield chunk;
      }
    }
    try {
      await pipeline(body, counted, createWriteStream(making, { mode: 0o600, flush: true }));
      const digest: Digest = `sha256:${hash.digest('hex')}`;
      if (wanted !== undefined && digest !== wanted) {
        throw new ImageFailure('digest_mismatch', `A blob that should be ${wanted} is ${digest}.`);
      }
      await rename(making, this.path(digest));
      return { digest, size };
    } catch (error) {
      await rm(making, { force: true });
      throw error;
    }
  }

  /** Removes blobs that are not in `keep` and were stored more than `graceMs` ago. @returns bytes freed */
  async collect(keep: ReadonlySet<Digest>, graceMs: number): Promise<number> {
    let freedBytes = 0;
    for (const name of await readdir(this.dir).catch(() => [])) {
      if (keep.has(`sha256:${name}`)) continue;
      const path = join(this.dir, name);
      const facts = await stat(path).catch(() => undefined);
      if (!facts || Date.now() - facts.mtimeMs < graceMs) continue;
      await rm(path, { force: true });
      freedBytes += facts.size;
    }
    return freedBytes;
  }
}
