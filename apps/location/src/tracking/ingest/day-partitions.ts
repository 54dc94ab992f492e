import { Injectable } from '@nestjs/common';
import { DataSource, QueryFailedError } from 'typeorm';

const DAY_MS = 86_400_000;
const NO_PARTITION = '23514';
const NAME = /^position_(\d{4})(\d\d)(\d\d)$/;
/** Who reads for long must not keep those who write waiting behind us. */
const LOCK_TIMEOUT = '3s';

const NAMES = `
  select child.relname as name from pg_inherits
  join pg_class child on child.oid = inhrelid join pg_class parent on parent.oid = inhparent
  where parent.oid = 'position'::regclass order by 1`;

/** The tables of the days, in UTC, that positions lie in. */
@Injectable()
export class DayPartitions {
  /** Days that are known to be there, by number. */
  readonly #known = new Set<number>();

  constructor(private readonly dataSource: DataSource) {}

  /** Makes the days of these times, where they are missing. */
  async ensure(timesMs: Iterable<number>): Promise<void> {
    const missing = new Set<number>();
    for (const atMs of timesMs) {
      const day = Math.floor(atMs / DAY_MS);
      if (!this.#known.has(day)) missing.add(day);
    }
    if (missing.size === 0) return;
    await this.dataSource.transaction(async (manager) => {
      await manager.query(`select pg_advisory_xact_lock(hashtextextended('position days', 0))`);
      for (const day of missing) await manager.query(partitionOf(day * DAY_MS).create);
    });
    for (const day of missing) this.#known.add(day);
  }

  /** Trusts nothing any more: somebody else dropped one. */
  distrust(): void {
    this.#known.clear();
  }

  /** Names of all that are there, the oldest first. */
  async names(): Promise<string[]> {
    const rows = await this.dataSource.query<{ name: string }[]>(NAMES);
    return rows.map(({ name }) => name);
  }

  /** Names of those that have some of a time. */
  async within(fromMs: number, untilMs: number): Promise<string[]> {
    const names = await this.names();
    return names.filter((name) => {
      const startMs = startOf(name);
      return startMs !== null && startMs < untilMs && startMs + DAY_MS > fromMs;
    });
  }

  /** Drops the days that end before a time, and says how many. */
  async dropBefore(atMs: number): Promise<number> {
    let dropped = 0;
    for (const name of await this.names()) {
      const startMs = startOf(name);
      if (startMs === null || startMs + DAY_MS > atMs) continue;
      this.#known.delete(startMs / DAY_MS);
      await this.dataSource.transaction(async (manager) => {
        await manager.query(`set local lock_timeout = '${LOCK_TIMEOUT}'`);
        await manager.query(`drop table if exists ${name}`);
      });
      dropped += 1;
    }
    return dropped;
  }
}

/** The partition of the day that a time in milliseconds lies in. */
export function partitionOf(atMs: number): { name: string; create: string } {
  const day = Math.floor(atMs / DAY_MS) * DAY_MS;
  const [from, until] = [day, day + DAY_MS].map((ms) => new Date(ms).toISOString());
  const name = `position_${from!.slice(0, 10).replaceAll('-', '')}`;
  const create = `create table if not exists ${name} partition of position
    for values from ('${from}') to ('${until}')`;
  return { name, create };
}

/** When the day of a partition begins; null for what has another name. */
function startOf(name: string): number | null {
  const [, year, month, day] = NAME.exec(name) ?? [];
  return year ? Date.UTC(Number(year), Number(month) - 1, Number(day)) : null;
}

/** Whether a row found no table of its day; Postgres has no code of its own for it. */
export const isDayMissing = (error: unknown): boolean =>
  error instanceof QueryFailedError &&
  (error.driverError as { code?: string }).code === NO_PARTITION &&
  /no partition of relation/.test(error.message);
