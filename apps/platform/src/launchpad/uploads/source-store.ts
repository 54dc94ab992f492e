import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ObjectStore } from '@skydeck/object-store';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { LaunchpadSettings } from '../launchpad-settings.js';
import { type ArchiveContent, readArchive } from './read-archive.js';
import { SourceErrors } from './source.errors.js';
import { unpackArchive } from './unpack-archive.js';

const MB = 1024 * 1024;
/** Longer than it takes to write down an upload whose bytes are there. */
const FRESH_MS = 60 * 60 * 1000;

/** What is known of an archive once it is kept. */
export interface KeptArchive extends ArchiveContent {
  readonly digest: string;
  readonly sizeBytes: number;
}

/** Keeps archives of code under the digest of their bytes. */
@Injectable()
export class SourceStore {
  constructor(
    private readonly settings: LaunchpadSettings,
    private readonly store: ObjectStore,
    private readonly clock: Clock,
  ) {}

  /** Reads an archive to its end, looks into it and keeps it. @throws a `source.…` error */
  async keep(body: AsyncIterable<Buffer>, announced?: string): Promise<KeptArchive> {
    const dir = await mkdtemp(join(tmpdir(), 'skydeck-source-'));
    try {
      const file = join(dir, 'archive');
      const { digest, sizeBytes } = await this.#receive(body, file);
      if (announced !== undefined && announced !== digest) throw SourceErrors.digest_mismatch();
      const content = await readArchive(createReadStream(file), this.#limits);
      await this.store.put(keyOf(digest), createReadStream(file), {
        contentType: 'application/gzip',
        size: sizeBytes,
        sha256: digest,
      });
      return { ...content, digest, sizeBytes };
    } finally {
      await rm(dir, { recursive: true, force: true });
    }
  }

  /** Unpacks a kept archive into an empty folder. */
  async unpack(digest: string, dir: string): Promise<void> {
    const { stream } = await this.store.get(keyOf(digest));
    await unpackArchive(stream, dir, this.#limits);
  }

  /** Removes an archive, but none that has just been uploaded again. */
  async remove(digest: string): Promise<void> {
    const { lastModified } = await this.store.head(keyOf(digest));
    if (this.clock.now().getTime() - lastModified.getTime() < FRESH_MS) return;
    await this.store.delete(keyOf(digest));
  }

  async #receive(body: AsyncIterable<Buffer>, file: string) {
    const hash = createHash('sha256');
    const limit = this.#limits.bytes;
    let sizeBytes = 0;
    await pipeline(
      Readable.from(body, { objectMode: false }),
      async function* measured(chunks: AsyncIterable<Buffer>) {
        for await (const chunk of chunks) {
          sizeBytes += chunk.length;
          if (sizeBytes > limit) throw SourceErrors.archive_too_large();
          hash.update(chunk);
          yield chunk;
        }
      },
      createWriteStream(file, { mode: 0o600 }),
    );
    return { digest: hash.digest('hex'), sizeBytes };
  }

  get #limits() {
    const { LAUNCHPAD_MAX_REPO_MB, LAUNCHPAD_MAX_SOURCE_FILES } = this.settings.config;
    return { bytes: LAUNCHPAD_MAX_REPO_MB * MB, entries: LAUNCHPAD_MAX_SOURCE_FILES };
  }
}

const keyOf = (digest: string) => `launchpad/sources/${digest}`;
