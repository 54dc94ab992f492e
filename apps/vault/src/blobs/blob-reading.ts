import { Readable } from 'node:stream';
import { runStatement } from '@skydeck/database';
import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { BlobErrors } from './blob.errors.js';
import { BlobMetrics } from './blob-metrics.js';
import type { BlobOwner, BlobRange } from './blob-owner.js';
import { type BlobRow, READABLE, type SegmentRow, SEGMENTS } from './blob-rows.sql.js';
import { DamagedFile } from './format/file-header.js';
import { SegmentReader } from './segment-reader.js';

const FLOW_BYTES = 256 * 1024;

/** Gives bytes out. */
@Injectable()
export class BlobReading {
  readonly #logger = new Logger('Blobs');

  constructor(
    private readonly dataSource: DataSource,
    private readonly segments: SegmentReader,
    private readonly metrics: BlobMetrics,
  ) {}

  /** Reads a blob of a project, or a range of it; its first bytes are known to be right. */
  async read(projectId: string, blobId: string, range?: BlobRange): Promise<Readable> {
    const values = [blobId, projectId];
    const [row] = await runStatement<BlobRow>(this.dataSource, READABLE, values);
    if (!row) throw BlobErrors.not_found();
    const end = Math.min(
      (range?.end ?? Number(row.bytes)) + (range?.end === undefined ? 0 : 1),
      Number(row.bytes),
    );
    const start = range?.start ?? 0;
    if (end <= start) return Readable.from([]);
    const bytes = this.bytesOf(row, start, end);
    const first = await bytes.next().catch((error: unknown) => this.#refuse(blobId, error));
    const all = this.#watched(blobId, first.done === true ? [] : [first.value], bytes);
    return Readable.from(all, { objectMode: false, highWaterMark: FLOW_BYTES });
  }

  /** Bytes from `start` up to before `end`, also of an upload. @throws DamagedFile */
  async *bytesOf(row: BlobRow, start: number, end: number): AsyncGenerator<Buffer> {
    const owner: BlobOwner = { projectId: row.project_id, spaceId: row.space_id };
    const found = await runStatement<SegmentRow>(this.dataSource, SEGMENTS, [row.id, start, end]);
    let at = start;
    for (const segment of found) {
      const from = Number(segment.from_byte);
      if (from > at) break;
      const stop = Math.min(end, from + Number(segment.bytes));
      yield* this.segments.read(owner, segment, at - from, stop - from);
      at = stop;
    }
    if (at < end) throw new DamagedFile('Files of a blob are missing.');
  }

  async *#watched(blobId: string, first: Buffer[], rest: AsyncGenerator<Buffer>) {
    try {
      for (const chunk of first) {
        this.metrics.read(chunk.length);
        yield chunk;
      }
      for await (const chunk of rest) {
        this.metrics.read(chunk.length);
        yield chunk;
      }
    } catch (error) {
      this.#refuse(blobId, error);
    } finally {
      await rest.return(undefined);
    }
  }

  #refuse(blob: string, error: unknown): never {
    if (!(error instanceof DamagedFile)) throw error;
    this.metrics.damaged();
    this.#logger.error({ msg: 'Stored bytes are not what was written.', blob, err: error });
    throw BlobErrors.damaged({ cause: error });
  }
}
