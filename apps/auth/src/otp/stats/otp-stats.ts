import { Injectable } from '@nestjs/common';
import type { Tenant } from '@skydeck/auth-guard';
import { firstIdAt } from '@skydeck/ids';
import { Clock } from '@skydeck/service';
import { DataSource } from 'typeorm';
import type { Funnel, OtpStats, ReadOtpStats } from './otp-stats.schema.js';

const USUAL_MS = 7 * 86_400_000;

const KEYS: Record<ReadOtpStats['by'], string> = {
  day: `to_char(created_at at time zone 'UTC', 'YYYY-MM-DD')`,
  channel: 'channel',
  country: 'country',
};

/** Counts how far verifications came: what was asked for, sent, delivered and entered. */
@Injectable()
export class OtpStatsReader {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** The funnel of a project in one mode. The time of making is in the identifier. */
  async read(tenant: Tenant, { from, until, by }: ReadOtpStats): Promise<OtpStats> {
    // What is made in this millisecond counts too.
    const end = until ? new Date(until) : new Date(this.clock.now().getTime() + 1);
    const begin = from ? new Date(from) : new Date(end.getTime() - USUAL_MS);
    const groups = await this.dataSource.query<OtpStats['groups']>(sqlBy(KEYS[by]), [
      tenant,
      firstIdAt('otp', begin),
      firstIdAt('otp', end),
    ]);
    const total = groups.reduce<Funnel>(added, NONE);
    return { from: begin.toISOString(), until: end.toISOString(), total, groups };
  }
}

const NONE: Funnel = { requested: 0, blocked: 0, sent: 0, delivered: 0, verified: 0 };

function added(one: Funnel, other: Funnel): Funnel {
  return {
    requested: one.requested + other.requested,
    blocked: one.blocked + other.blocked,
    sent: one.sent + other.sent,
    delivered: one.delivered + other.delivered,
    verified: one.verified + other.verified,
  };
}

const sqlBy = (key: string) => `
  select ${key} as key, count(*)::int as requested,
    (count(*) filter (where status = 'blocked'))::int as blocked,
    (count(*) filter (where handed > 0))::int as sent,
    count(delivered_at)::int as delivered,
    (count(*) filter (where status = 'verified'))::int as verified
  from otp where project_id = $1 and id >= $2 and id < $3
  group by 1 order by 1 nulls last`;
