import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { LogStore } from '../log-store.js';

const DAY_MS = 24 * 60 * 60 * 1000;

const TOO_OLD = `
  delete from log_line using (
    select app.id, coalesce(least(keep_days, $2), $2) as days
    from app left join app_log_retention on app_log_retention.app_id = app.id
  ) kept
  where log_line.log_id = kept.id and log_line.at < $1::timestamptz - kept.days * interval '1 day'`;

/** How far logs reach, and the end of what reaches too far. */
@Injectable()
export class LogExtent {
  constructor(
    private readonly dataSource: DataSource,
    private readonly store: LogStore,
    private readonly clock: Clock,
  ) {}

  /** Size and beginning of a log. */
  async of(logId: string): Promise<{ bytes: number; oldestAt: Date | null }> {
    const [row] = await this.dataSource.query<[{ bytes: string; oldestAt: Date | null }]>(
      `select coalesce(sum(octet_length(line) + 1), 0) as bytes, min(at) as "oldestAt"
       from log_line where log_id = $1`,
      [logId],
    );
    return { bytes: Number(row.bytes), oldestAt: row.oldestAt };
  }

  /** Removes at once what one app keeps no longer. */
  async sweep(appId: string, days: number, bytes: number): Promise<void> {
    const from = new Date(this.clock.now().getTime() - days * DAY_MS);
    await this.dataSource.query('delete from log_line where log_id = $1 and at < $2', [
      appId,
      from,
    ]);
    await this.store.trim(appId, bytes);
  }

  /** Removes the lines of all apps that are too old. @param mostDays what the installation gives */
  async sweepAll(mostDays: number): Promise<void> {
    await this.dataSource.query(TOO_OLD, [this.clock.now(), mostDays]);
  }
}
