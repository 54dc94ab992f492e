import { Readable } from 'node:stream';
import { Events } from '@skydeck/events';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Blobs } from '../../blobs/blobs.js';
import { DocumentEvents, PhotoEvents } from '../document.events.js';
import type { FileReading } from './file-reading.js';
import { keepFindings } from './keep-findings.js';
import { isPhoto } from './kind-of.js';
import type { FileFindings } from './read-file.js';
import { FINISH, FINISH_FACTS, LOCK_CLAIMED } from './readings.sql.js';

const MOST_PICTURE_BYTES = 32 * 1024 ** 2;

/** Writes down what came of reading a file. */
@Injectable()
export class ReadingResults {
  constructor(
    private readonly dataSource: DataSource,
    private readonly blobs: Blobs,
    private readonly events: Events,
    private readonly clock: Clock,
  ) {}

  /** Keeps what was found, if the file is still the one that was read. */
  async keep(reading: FileReading, found: FileFindings): Promise<void> {
    if (reading.is_facts_only) return this.#keepFacts(reading, found);
    const [preview, thumbnail] = [
      await this.#store(reading, found.pictures?.preview),
      await this.#store(reading, found.pictures?.thumbnail),
    ];
    await this.dataSource.transaction(async (manager) => {
      const before = await locked(manager, reading);
      if (!before) return;
      const now = this.clock.now();
      for (const id of [preview, thumbnail]) if (id !== null) await this.blobs.adopt(manager, id);
      await this.#release(manager, before);
      const isInfected = found.signature !== null;
      const scan = found.isScanned ? (isInfected ? 'infected' : 'clean') : 'unscanned';
      const end = isInfected ? ['failed', 'infected'] : ['ready', null];
      const last = [scan, found.signature, preview, thumbnail, now];
      await manager.query(FINISH, [reading.id, ...end, ...last]);
      await keepFindings(manager, before, found, now);
      await tellOf(this.events, manager, before, found);
    });
  }

  async #keepFacts(reading: FileReading, found: FileFindings): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const before = await locked(manager, reading);
      if (!before) return;
      const now = this.clock.now();
      await manager.query(FINISH_FACTS, [reading.id, now]);
      await keepFindings(manager, before, found, now);
      await tellOf(this.events, manager, before, found);
    });
  }

  /** Writes down that it cannot be read. */
  async fail(reading: FileReading, problem: string): Promise<void> {
    // Its pictures are there, and what was known of it before.
    if (reading.is_facts_only) {
      await this.dataSource.query(
        `${FINISH_FACTS} and version_id = $3 and attempts = $4 and status = 'pending'`,
        [reading.id, this.clock.now(), reading.version_id, reading.attempts],
      );
      return;
    }
    await this.dataSource.transaction(async (manager) => {
      const before = await locked(manager, reading);
      if (!before) return;
      await this.#release(manager, before);
      const nothing = ['unscanned', null, null, null, this.clock.now()];
      await manager.query(FINISH, [reading.id, 'failed', problem, ...nothing]);
      const { id, space_id, project_id: tenant } = before;
      const data = { id, space_id, problem };
      await this.events.record(manager, { type: DocumentEvents.failed, tenant, subject: id, data });
    });
  }

  /** Puts it off. */
  async later({ id, version_id, attempts }: FileReading, waitMs: number): Promise<void> {
    const at = new Date(this.clock.now().getTime() + waitMs);
    await this.dataSource.query(
      `update file_reading set run_after = $4
       where id = $1 and version_id = $2 and attempts = $3 and status = 'pending'`,
      [id, version_id, attempts, at],
    );
  }

  async #store(
    { project_id: projectId, space_id: spaceId }: FileReading,
    bytes: Uint8Array | undefined,
  ): Promise<string | null> {
    if (bytes === undefined) return null;
    const limits = { maxBytes: MOST_PICTURE_BYTES };
    const source = Readable.from([Buffer.from(bytes)]);
    return (await this.blobs.store({ projectId, spaceId }, source, limits)).id;
  }

  async #release(
    manager: EntityManager,
    { preview_blob_id, thumbnail_blob_id }: FileReading,
  ): Promise<void> {
    for (const id of [preview_blob_id, thumbnail_blob_id]) {
      if (id !== null) await this.blobs.release(manager, id);
    }
  }
}

/** Tells what was found, in the transaction that keeps it. */
async function tellOf(
  events: Events,
  manager: EntityManager,
  reading: FileReading,
  found: FileFindings,
): Promise<void> {
  const { id, space_id, project_id: tenant, kind } = reading;
  const about = { tenant, subject: id };
  if (found.signature !== null) {
    const data = { id, space_id, signature: found.signature };
    await events.record(manager, { type: DocumentEvents.infected, ...about, data });
  } else if (isPhoto(kind)) {
    const data = { id, space_id, taken_at: found.facts?.taken_at ?? null };
    await events.record(manager, { type: PhotoEvents.ready, ...about, data });
  } else if (kind !== 'other') {
    const data = { id, space_id, pages: found.text?.pages ?? null };
    await events.record(manager, { type: DocumentEvents.ready, ...about, data });
  }
}

async function locked(
  manager: EntityManager,
  { id, version_id, attempts }: FileReading,
): Promise<FileReading | undefined> {
  const rows = await manager.query<FileReading[]>(LOCK_CLAIMED, [id, version_id, attempts]);
  return rows[0];
}
