import { createHash } from 'node:crypto';
import { addAbortSignal, type Readable } from 'node:stream';
import { runStatement } from '@skydeck/database';
import { newId } from '@skydeck/ids';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { KeyErrors } from '../keys/key.errors.js';
import { KeyRing } from '../keys/key-ring.js';
import { BlobErrors } from './blob.errors.js';
import { BlobMetrics } from './blob-metrics.js';
import type { AppendOptions, BlobLimits, BlobOwner, BlobRange, StoredBlob } from './blob-owner.js';
import { BlobReading } from './blob-reading.js';
import * as sql from './blob-rows.sql.js';
import type { BlobRow } from './blob-rows.sql.js';
import { Blobs } from './blobs.js';
import { BlobAppending } from './writing/blob-appending.js';
import { BlobHold } from './writing/blob-hold.js';
import { BlobSettlement } from './writing/blob-settlement.js';
import { flowingBytes } from './writing/flowing-bytes.js';
import { Pieces } from './writing/pieces.js';
import { RunningHashes } from './writing/running-hashes.js';
import { SegmentWriter } from './writing/segment-writer.js';

/** Blobs as sealed files in the object store, and what is known of them in Postgres. */
@Injectable()
export class StoredBlobs extends Blobs {
  readonly #hashes = new RunningHashes();

  constructor(
    private readonly dataSource: DataSource,
    private readonly ring: KeyRing,
    private readonly segments: SegmentWriter,
    private readonly appending: BlobAppending,
    private readonly settlement: BlobSettlement,
    private readonly reading: BlobReading,
    private readonly metrics: BlobMetrics,
    private readonly clock: Clock,
  ) {
    super();
  }

  async store(owner: BlobOwner, source: Readable, limits: BlobLimits): Promise<StoredBlob> {
    // Nobody listens to it before it is read.
    source.on('error', () => undefined);
    const id = newId('blb', this.clock.now().getTime());
    await using hold = this.#hold(id);
    await this.#insert(owner, hold, limits.maxBytes, 0);
    hold.keep();
    for (const ending of [hold.lost, limits.signal]) if (ending) addAbortSignal(ending, source);
    const hash = createHash('sha256');
    const pieces = new Pieces(
      flowingBytes(source),
      limits.maxBytes,
      (chunk) => void hash.update(chunk),
    );
    try {
      const written = await this.segments.write(hold, owner, 0, pieces.all());
      await this.segments.keep(hold, written, { before: 0, hashToken: hold.token });
      this.metrics.written(written.bytes);
      return await this.#settled(hold, owner, written.bytes, hash.digest());
    } catch (error) {
      await runStatement(this.dataSource, sql.DROP, [id]);
      throw pieces.failure ?? error;
    }
  }

  async adopt(manager: EntityManager, blobId: string): Promise<void> {
    const found = await runStatement(manager, sql.ADOPT, [blobId]);
    if (found.length === 0) throw BlobErrors.not_found();
  }

  async release(manager: EntityManager, blobId: string): Promise<void> {
    await runStatement(manager, sql.RELEASE, [blobId, this.clock.now()]);
  }

  read(projectId: string, blobId: string, range?: BlobRange): Promise<Readable> {
    return this.reading.read(projectId, blobId, range);
  }

  async begin(
    owner: BlobOwner,
    { maxBytes, lifetimeMs }: { readonly maxBytes: number; readonly lifetimeMs: number },
  ): Promise<string> {
    const id = newId('blb', this.clock.now().getTime());
    await using hold = this.#hold(id);
    await this.#insert(owner, hold, maxBytes, lifetimeMs);
    return id;
  }

  async offset(uploadId: string): Promise<number> {
    return Number((await this.#row(uploadId)).bytes);
  }

  async append(
    uploadId: string,
    offset: number,
    source: Readable,
    options: AppendOptions = {},
  ): Promise<number> {
    source.on('error', () => undefined);
    await using hold = this.#hold(uploadId);
    const row = await this.#take(hold, offset);
    const total = await this.appending.append(hold, row, source, this.#hashes, options);
    this.metrics.written(total - offset);
    return total;
  }

  async finish(uploadId: string): Promise<StoredBlob> {
    const row = await this.#row(uploadId);
    const bytes = Number(row.bytes);
    if (row.state !== 'writing') {
      return { id: row.same_as ?? row.id, bytes, sha256: await this.#finished(row) };
    }
    await using hold = this.#hold(uploadId);
    await this.#take(hold, bytes);
    if (bytes === 0) {
      const owner = { projectId: row.project_id, spaceId: row.space_id };
      const empty = await this.segments.write(
        hold,
        owner,
        0,
        new Pieces(nothing(), 0, () => undefined).all(),
      );
      await this.segments.keep(hold, empty, { before: 0, hashToken: hold.token });
    }
    const hash = this.#hashes.take(uploadId, row.hash_token, bytes);
    const sha256 = hash?.digest() ?? (await this.#hashOf(row));
    const owner = { projectId: row.project_id, spaceId: row.space_id };
    return await this.#settled(hold, owner, bytes, sha256);
  }

  async abort(uploadId: string): Promise<void> {
    await runStatement(this.dataSource, sql.DROP, [uploadId]);
  }

  async destroySpace(manager: EntityManager, spaceId: string): Promise<void> {
    await this.ring.destroySpace(manager, spaceId);
  }

  #hold(id: string): BlobHold {
    return new BlobHold(id, this.dataSource, this.clock);
  }

  async #insert(owner: BlobOwner, hold: BlobHold, maxBytes: number, lifetimeMs: number) {
    const now = this.clock.now();
    const expiresAt = new Date(now.getTime() + lifetimeMs);
    const { projectId, spaceId } = owner;
    const values = [hold.blobId, projectId, spaceId, maxBytes, hold.token, hold.until];
    const made = await runStatement(this.dataSource, sql.NEW_BLOB, [...values, expiresAt, now]);
    if (made.length === 0) throw KeyErrors.destroyed();
  }

  async #take(hold: BlobHold, offset: number): Promise<BlobRow> {
    const values = [hold.blobId, hold.token, offset, hold.until, this.clock.now()];
    const [row] = await runStatement<BlobRow>(this.dataSource, sql.HOLD, values);
    if (row) {
      hold.keep();
      return row;
    }
    const found = await this.#row(hold.blobId);
    if (found.state !== 'writing') throw BlobErrors.not_found();
    throw Number(found.bytes) === offset ? BlobErrors.busy() : BlobErrors.offset_mismatch();
  }

  async #row(id: string): Promise<BlobRow> {
    const [row] = await runStatement<BlobRow>(this.dataSource, sql.BLOB_BY_ID, [id]);
    if (!row || (row.state === 'removing' && row.same_as === null)) throw BlobErrors.not_found();
    return row;
  }

  async #settled(
    hold: BlobHold,
    owner: BlobOwner,
    bytes: number,
    sha256: Buffer,
  ): Promise<StoredBlob> {
    const id = await this.settlement.settle(hold, owner, sha256);
    return { id, bytes, sha256: sha256.toString('hex') };
  }

  async #finished(row: BlobRow): Promise<string> {
    if (row.same_as === null) return (await this.#hashOf(row)).toString('hex');
    return (await this.#hashOf(await this.#row(row.same_as))).toString('hex');
  }

  async #hashOf(row: BlobRow): Promise<Buffer> {
    const hash = createHash('sha256');
    for await (const chunk of this.reading.bytesOf(row, 0, Number(row.bytes))) hash.update(chunk);
    return hash.digest();
  }
}

async function* nothing(): AsyncGenerator<Buffer> {
  // No bytes at all.
}
