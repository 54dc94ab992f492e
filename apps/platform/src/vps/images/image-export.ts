import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { toVpsError } from '../actions/to-vps-error.js';
import type { ComputeEngine } from '../engine/compute.driver.js';
import { ComputeEngines } from '../engine/compute-engines.js';
import { unpackerOf } from './check/unpacked.js';
import type { ImageEntity } from './image.entity.js';
import { ImageErrors } from './image.errors.js';

/** An image as one file that an upload takes. */
export interface ExportedImage {
  readonly name: string;
  /** Unknown where it is put together as it goes out. */
  readonly sizeBytes?: number;
  readonly sha256?: string;
  readonly stream: Readable;
}

/** Gives images out. */
@Injectable()
export class ImageExport {
  constructor(private readonly engines: ComputeEngines) {}

  /** @throws `image.not_ready` also for an image of the catalogue that was never built */
  async open({
    slug,
    status,
    path,
    sha256,
    engineRefs,
    format,
  }: ImageEntity): Promise<ExportedImage> {
    if (status !== 'ready') throw ImageErrors.not_ready();
    if (path !== null) {
      const { size } = await stat(path).catch((cause: unknown) => {
        throw ImageErrors.not_ready({ cause });
      });
      const name = `${slug}.${await endingOf(path, format)}`;
      const digest = sha256 === null ? {} : { sha256 };
      return { name, sizeBytes: size, ...digest, stream: createReadStream(path) };
    }
    const [copy] = Object.entries(engineRefs);
    if (!copy) throw ImageErrors.not_ready();
    try {
      const driver = await this.engines.open(copy[0] as ComputeEngine);
      const stream = await driver.exportImage(copy[1]);
      return { name: `${slug}.tar.zst`, stream };
    } catch (error) {
      throw toVpsError(error);
    }
  }
}

async function endingOf(path: string, format: ImageEntity['format']): Promise<string> {
  if (format === 'disk') return 'img';
  const [program] = (await unpackerOf(path)) ?? [];
  const endings: Readonly<Record<string, string>> = { zstd: '.zst', gzip: '.gz', xz: '.xz' };
  return `tar${endings[program ?? ''] ?? ''}`;
}
