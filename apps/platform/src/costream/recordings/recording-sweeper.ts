import { ServiceClient } from '@skydeck/auth-guard';
import { ApiError } from '@skydeck/errors';
import { ObjectStore } from '@skydeck/object-store';
import { Clock, Sweeper } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, LessThanOrEqual, Not } from 'typeorm';
import { CostreamSettings } from '../costream-settings.js';
import { COMPOSITE_FILES } from './compose/composite.js';
import { RoomRecordingEntity } from './recording.entity.js';
import { fileKey, recordingPrefix } from './recording-files.js';
import { RecordingSpool } from './recording-spool.js';

const EVERY_MS = 5_000;
const AT_ONCE = 20;
const LONGEST_PAUSE_MS = 3_600_000;
const FIRST_PAUSE_MS = 5_000;
/** Copying the film takes its time with some stores. */
const TIMEOUT_MS = 120_000;

/** Hands films to the media product, and removes the files of what was deleted. */
@Injectable()
export class RecordingSweeper extends Sweeper {
  constructor(
    private readonly dataSource: DataSource,
    private readonly store: ObjectStore,
    private readonly spool: RecordingSpool,
    private readonly client: ServiceClient,
    private readonly settings: CostreamSettings,
    private readonly clock: Clock,
  ) {
    super({ name: 'RoomRecordings', problem: 'A sweep of recordings failed.', everyMs: EVERY_MS });
  }

  /** One round; processes that sweep together do no harm to each other. */
  override async sweep(): Promise<void> {
    const rows = this.dataSource.getRepository(RoomRecordingEntity);
    const due = await rows.find({
      where: { handOverAt: LessThanOrEqual(this.clock.now()), status: 'ready' },
      order: { handOverAt: 'ASC' },
      take: AT_ONCE,
    });
    for (const row of due) await this.#handOver(row);
    const deleted = await rows.find({
      where: { deletedAt: Not(IsNull()), isSwept: false },
      take: AT_ONCE,
    });
    for (const row of deleted) await this.#remove(row);
  }

  /** The media product makes one asset of a recording, however often it is told of it. */
  async #handOver(row: RoomRecordingEntity): Promise<void> {
    const rows = this.dataSource.getRepository(RoomRecordingEntity);
    try {
      const assetId = await this.#tellMedia(row);
      await rows.update({ id: row.id, assetId: IsNull() }, { assetId, handOverAt: null });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const about = { recording: row.id, tries: row.handOvers + 1, err: error };
      this.logger.warn({ msg: 'A recording did not become an asset yet.', ...about });
      const pauseMs = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.min(row.handOvers, 20));
      const handOverAt = new Date(this.clock.now().getTime() + pauseMs);
      await rows.update(
        { id: row.id, handOvers: row.handOvers, handOverAt: Not(IsNull()) },
        { handOverAt, handOvers: row.handOvers + 1 },
      );
    }
  }

  async #tellMedia(row: RoomRecordingEntity): Promise<string> {
    const url = new URL('/internal/v1/room-recordings', this.settings.config.MEDIA_INTERNAL_URL);
    const film = row.files.find(({ name }) => name === COMPOSITE_FILES.film);
    const body = {
      recording_id: row.id,
      project_id: row.projectId,
      name: row.name,
      object_key: fileKey(row.id, COMPOSITE_FILES.film),
      size_bytes: film?.sizeBytes ?? 0,
    };
    const call = { body, timeoutMs: TIMEOUT_MS, idempotencyKey: row.id };
    return (await this.client.call<{ asset_id: string }>(url.href, call)).asset_id;
  }

  async #remove({ id }: RoomRecordingEntity): Promise<void> {
    for (;;) {
      const { objects } = await this.store.list({ prefix: recordingPrefix(id) });
      if (objects.length === 0) break;
      await this.store.deleteMany(objects.map(({ key }) => key));
    }
    await this.spool.remove(id);
    await this.dataSource.manager.update(RoomRecordingEntity, { id }, { isSwept: true });
  }
}
