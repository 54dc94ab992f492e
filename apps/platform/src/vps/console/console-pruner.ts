import { rm, stat } from 'node:fs/promises';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, LessThan } from 'typeorm';
import { VpsSettings } from '../vps-settings.js';
import { RecordingEntity } from './recordings/recording.entity.js';
import { RecordingHistory } from './recordings/recording-history.js';
import { Recordings } from './recordings/recordings.js';

const HOUR_MS = 3600_000;
const KEPT_DAYS = 30;
const AT_ONCE = 100;

/** Removes what is left of consoles. Each step may be repeated, and stopped in the middle. */
@Injectable()
export class ConsolePruner {
  constructor(
    private readonly dataSource: DataSource,
    private readonly recordings: Recordings,
    private readonly history: RecordingHistory,
    private readonly settings: VpsSettings,
    private readonly clock: Clock,
  ) {}

  async prune(): Promise<void> {
    const now = this.clock.now().getTime();
    await this.dataSource.query('delete from vps_console where created_at < $1', [
      new Date(now - KEPT_DAYS * 24 * HOUR_MS),
    ]);
    const longestMs = this.settings.config.VPS_CONSOLE_LONGEST_S * 1000 + HOUR_MS;
    await this.#endLost(new Date(now - longestMs));
    await this.#removeOfDeleted();
  }

  /** Recordings whose process died before their end. */
  async #endLost(before: Date): Promise<void> {
    const rows = await this.dataSource.manager.find(RecordingEntity, {
      where: { endedAt: IsNull(), createdAt: LessThan(before), deletedAt: IsNull() },
      take: AT_ONCE,
    });
    for (const row of rows) {
      const file = await stat(this.recordings.pathOf(row.id)).catch(() => undefined);
      const durationMs = file ? Math.max(0, file.mtimeMs - row.createdAt.getTime()) : 0;
      const end = { sizeBytes: file?.size ?? 0, durationMs: Math.round(durationMs) };
      await this.history.complete(row, { ...end, isTruncated: true });
    }
  }

  /** Recordings go with their server. */
  async #removeOfDeleted(): Promise<void> {
    const rows = await this.dataSource.manager
      .createQueryBuilder(RecordingEntity, 'recording')
      .where('recording.deletedAt is null and recording.endedAt is not null')
      .andWhere(
        'exists (select 1 from vps where vps.id = recording.vps_id and vps.deleted_at is not null)',
      )
      .limit(AT_ONCE)
      .getMany();
    for (const row of rows) {
      await rm(this.recordings.pathOf(row.id), { force: true });
      await this.history.remove(row);
    }
  }
}
