import { randomBytes } from 'node:crypto';
import { addAbortSignal, type Readable } from 'node:stream';
import { runStatement } from '@skydeck/database';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { AppendOptions, BlobOwner } from '../blob-owner.js';
import { BlobReading } from '../blob-reading.js';
import { type BlobRow, LAST_SEGMENT, type SegmentRow } from '../blob-rows.sql.js';
import type { BlobHold } from './blob-hold.js';
import { flowingBytes } from './flowing-bytes.js';
import { Pieces } from './pieces.js';
import { type KeptBeside, SegmentWriter, type WrittenSegment } from './segment-writer.js';
import type { RunningHashes } from './running-hashes.js';

/** So many bytes at most are lost when the process dies. */
const SEGMENT_BYTES = 64 * 1024 * 1024;
/** A last file that is smaller is written once more, with what comes: small pieces stay few files. */
const MERGE_BYTES = 1024 * 1024;

/** Adds bytes to uploads: file after file, each whole and sealed by itself. */
@Injectable()
export class BlobAppending {
  constructor(
    private readonly dataSource: DataSource,
    private readonly segments: SegmentWriter,
    private readonly reading: BlobReading,
  ) {}

  /** Adds what a source has; returns how many bytes there are then. */
  async append(
    hold: BlobHold,
    row: BlobRow,
    source: Readable,
    hashes: RunningHashes,
    { signal, watch, verify }: AppendOptions = {},
  ): Promise<number> {
    const before = Number(row.bytes);
    const hash = hashes.take(row.id, row.hash_token, before);
    for (const ending of [hold.lost, signal]) if (ending) addAbortSignal(ending, source);
    const pieces = new Pieces(flowingBytes(source), Number(row.max_bytes) - before, (chunk) => {
      hash?.update(chunk);
      watch?.(chunk);
    });
    const token = randomBytes(9).toString('base64url');
    let kept = before;
    const keep = async (written: WrittenSegment, replaced?: string): Promise<void> => {
      const beside: KeptBeside = { before: kept, hashToken: token, replaced };
      await this.segments.keep(hold, written, beside);
      kept = written.fromByte + written.bytes;
    };
    await this.#write(hold, row, pieces, verify === undefined ? keep : null, async (all) => {
      verify?.();
      for (const [written, replaced] of all) await keep(written, replaced);
    });
    if (hash && kept === before + pieces.taken) hashes.put(row.id, token, hash);
    if (pieces.failure !== undefined) throw pieces.failure;
    return kept;
  }

  /** One file is still on its way to the disk while the next one comes in. */
  async #write(
    hold: BlobHold,
    row: BlobRow,
    pieces: Pieces,
    keep: ((written: WrittenSegment, replaced?: string) => Promise<void>) | null,
    end: (all: [WrittenSegment, string?][]) => Promise<void>,
  ): Promise<void> {
    const owner: BlobOwner = { projectId: row.project_id, spaceId: row.space_id };
    const waiting: [WrittenSegment, string?][] = [];
    let settled = Promise.resolve();
    let [from, last] = [Number(row.bytes), await this.#small(row)];
    while (await pieces.hasMore()) {
      const replaced = last;
      if (replaced) from = Number(replaced.from_byte);
      const [previous, takenBefore] = [settled, pieces.taken];
      const { promise: drained, resolve: drain } = Promise.withResolvers<void>();
      const bytes = this.#bytesOf(row, replaced, pieces, drain);
      const written = this.segments.write(hold, owner, from, bytes);
      settled = (async () => {
        const [segment] = await Promise.all([written, previous]);
        if (keep) await keep(segment, replaced?.id);
        else waiting.push([segment, replaced?.id]);
      })();
      // Whoever waits for it next hears why it failed.
      settled.catch(() => undefined);
      await Promise.race([drained, settled]);
      await previous;
      from += (replaced ? Number(replaced.bytes) : 0) + pieces.taken - takenBefore;
      last = undefined;
    }
    await settled;
    if (pieces.failure === undefined || keep) await end(waiting);
  }

  async #small(row: BlobRow): Promise<SegmentRow | undefined> {
    if (row.bytes === '0') return undefined;
    const [last] = await runStatement<SegmentRow>(this.dataSource, LAST_SEGMENT, [row.id]);
    return last && Number(last.bytes) < MERGE_BYTES ? last : undefined;
  }

  async *#bytesOf(
    row: BlobRow,
    repeated: SegmentRow | undefined,
    pieces: Pieces,
    drain: () => void,
  ) {
    if (repeated) yield* this.reading.bytesOf(row, Number(repeated.from_byte), Number(row.bytes));
    yield* pieces.take(SEGMENT_BYTES);
    drain();
  }
}
