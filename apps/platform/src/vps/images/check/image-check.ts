import { Injectable } from '@nestjs/common';
import { VpsSettings } from '../../vps-settings.js';
import type { ImageFormat } from '../image.entity.js';
import { ImageErrors } from '../image.errors.js';
import { ByteReader } from './byte-reader.js';
import { diskSize } from './disk-header.js';
import { tarEntries } from './tar-entries.js';
import { TarRules } from './tar-rules.js';
import { unpacked } from './unpacked.js';

const READ_BYTES = 64 * 1024;
const BYTES_PER_GB = 1024 ** 3;
/** A file system takes somewhat more than what is in it. */
const OVERHEAD = 1.1;

/** Looks into files of strangers before an engine does. */
@Injectable()
export class ImageCheck {
  readonly #limitBytes: number;

  constructor({ config }: VpsSettings) {
    this.#limitBytes = config.VPS_IMAGE_UNPACKED_MAX_GB * BYTES_PER_GB;
  }

  /** @returns the smallest disk that it fits on, in GiB */
  async check(path: string, format: ImageFormat, signal: AbortSignal): Promise<number> {
    const isDisk = format === 'disk';
    const bytes = isDisk ? await diskSize(path) : await this.#rootfsSize(path, signal);
    if (bytes > this.#limitBytes) throw ImageErrors.too_large_unpacked();
    return Math.max(1, Math.ceil((bytes * (isDisk ? 1 : OVERHEAD)) / BYTES_PER_GB));
  }

  async #rootfsSize(path: string, signal: AbortSignal): Promise<number> {
    const reader = new ByteReader(this.#bounded(unpacked(path, signal)));
    const rules = new TarRules();
    try {
      for await (const entry of tarEntries(reader)) rules.check(entry);
      // To the end of the file: what unpacks it compares its check sum there.
      let isMore = true;
      while (isMore) isMore = await reader.skip(READ_BYTES);
      rules.end();
      return reader.readBytes;
    } finally {
      await reader.close();
    }
  }

  async *#bounded(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    let bytes = 0;
    for await (const chunk of chunks) {
      bytes += chunk.length;
      if (bytes > this.#limitBytes) throw ImageErrors.too_large_unpacked();
      yield chunk;
    }
  }
}
