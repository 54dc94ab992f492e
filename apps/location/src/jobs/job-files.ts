import { Readable } from 'node:stream';
import { ObjectStore } from '@skydeck/object-store';
import { Injectable } from '@nestjs/common';

const contentType = 'application/octet-stream';

/** Results that are too large for a row: one object for each job. */
@Injectable()
export class JobFiles {
  constructor(private readonly store: ObjectStore) {}

  /** Keeps a result; what was kept for the job before is replaced. */
  async put(job: string, parts: readonly Uint8Array[]): Promise<void> {
    const size = parts.reduce((sum, part) => sum + part.byteLength, 0);
    const body = Readable.from(parts, { objectMode: false });
    await this.store.put(keyOf(job), body, { contentType, size });
  }

  /** Some bytes of a result. */
  async read(job: string, start: number, length: number): Promise<Buffer> {
    if (length === 0) return Buffer.alloc(0);
    const range = { start, end: start + length - 1 };
    const { stream } = await this.store.get(keyOf(job), { range });
    const parts: Buffer[] = [];
    for await (const part of stream) parts.push(part as Buffer);
    return Buffer.concat(parts);
  }

  /** Removes a result; that there is none is no error. */
  async remove(job: string): Promise<void> {
    await this.store.delete(keyOf(job));
  }
}

const keyOf = (job: string): string => `jobs/${job}`;
