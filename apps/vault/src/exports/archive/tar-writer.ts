import { createHash } from 'node:crypto';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { type Pack, pack } from 'tar-stream';

/** One thing that is written into a tar. */
export interface TarFile {
  readonly path: string;
  readonly sizeBytes: number;
  readonly modifiedAt: Date;
}

/** Writes a tar while somebody reads it: little of it is ever in memory. */
export class TarWriter {
  readonly #pack = pack();

  /** What was written, to be read. */
  get bytes(): AsyncIterable<Uint8Array> {
    return this.#pack as unknown as AsyncIterable<Uint8Array>;
  }

  async folder(path: string, modifiedAt: Date): Promise<void> {
    await this.#begin({ name: path, type: 'directory', mtime: modifiedAt }).done;
  }

  /** Writes content; returns its SHA-256. */
  async file(
    { path, sizeBytes, modifiedAt }: TarFile,
    content: Readable | Buffer,
  ): Promise<string> {
    const hash = createHash('sha256');
    const header = { name: path, size: sizeBytes, mtime: modifiedAt, mode: 0o644 };
    const { entry, done } = this.#begin(header);
    const chunks = Buffer.isBuffer(content) ? [content] : content;
    for await (const chunk of chunks as AsyncIterable<Buffer>) {
      hash.update(chunk);
      if (!entry.write(chunk)) await Promise.race([once(entry, 'drain'), done]);
    }
    entry.end(null);
    await done;
    return hash.digest('hex');
  }

  end(): void {
    this.#pack.finalize();
  }

  #begin(header: Parameters<Pack['entry']>[0]) {
    const { promise: done, resolve, reject } = Promise.withResolvers<null>();
    const entry = this.#pack.entry(header, (error) => (error ? reject(error) : resolve(null)));
    // Whoever writes hears of it first.
    done.catch(() => undefined);
    return { entry, done };
  }

  /** Ends it early: whoever reads it hears why. */
  fail(error: Error): void {
    this.#pack.destroy(error);
  }
}
