import { type Queries, Quota } from './quota.js';

const DAY_MS = 86_400_000;

/** Counts events of a day (UTC), in one row for each owner. Needs `CreateDailyQuota…`. */
export class DailyQuota extends Quota {
  /** One statement: of any number at once exactly as many pass as there is room for. */
  override async take(queries: Queries, owner: string, now: Date, count = 1): Promise<void> {
    if (this.limit === 0) return;
    const rows = await queries.query<unknown[]>(
      `insert into daily_quota as quota (owner, name, day, used) select $1, $2, $3, $5 where $5::int <= $4
       on conflict (owner, name) do update
         set day = excluded.day,
             used = case when quota.day = excluded.day then quota.used + $5 else $5 end
         where quota.day <> excluded.day or quota.used + $5 <= $4
       returning 1`,
      [owner, this.name, dayOf(now), this.limit, count],
    );
    if (rows.length === 0) this.refuse(Math.ceil((DAY_MS - (now.getTime() % DAY_MS)) / 1000));
  }

  override async used(queries: Queries, owner: string, now: Date): Promise<number> {
    const [row] = await queries.query<{ used: number }[]>(
      'select used from daily_quota where owner = $1 and name = $2 and day = $3',
      [owner, this.name, dayOf(now)],
    );
    return row?.used ?? 0;
  }
}

const dayOf = (now: Date) => now.toISOString().slice(0, 10);
