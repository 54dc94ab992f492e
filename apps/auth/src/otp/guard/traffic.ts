import type { Tenant } from '@skydeck/auth-guard';
import { runStatement, statement } from '@skydeck/database';
import type { DataSource } from 'typeorm';
import type { OtpBlockKind } from './otp-block.entity.js';

/** What went to a prefix or a country in the last hour. */
export interface Traffic {
  readonly kind: OtpBlockKind;
  readonly value: string;
  readonly sends: number;
  readonly verified: number;
  readonly is_blocked: boolean;
}

/** Fewer messages say nothing. */
const FEWEST: Record<OtpBlockKind, number> = { prefix: 20, country: 100 };
const LEAST_SHARE = 0.2;

/** Whether so few codes are entered that somebody probably only wants them to be sent. */
export function isSuspicious({ kind, sends, verified }: Traffic): boolean {
  return sends >= FEWEST[kind] && verified < sends * LEAST_SHARE;
}

/** Reads both in one statement. What was sent before a release was looked at already. */
export function readTraffic(
  dataSource: DataSource,
  { tenant, prefix, country }: { tenant: Tenant; prefix: string; country: string },
  now: Date,
): Promise<Traffic[]> {
  return runStatement<Traffic>(dataSource, TRAFFIC, [tenant, prefix, country, now]);
}

const ofScope = (kind: OtpBlockKind, value: string) => `
  select '${kind}' as kind, ${value} as value, coalesce(sum(handed), 0)::int as sends,
    (count(*) filter (where status = 'verified' and handed > 0))::int as verified,
    exists (select from otp_block where project_id = $1 and kind = '${kind}' and value = ${value}
      and released_at is null) as is_blocked
  from otp where project_id = $1 and ${kind} = ${value} and channel <> 'email'
    and created_at > greatest($4::timestamptz - interval '1 hour',
      (select max(released_at) from otp_block
       where project_id = $1 and kind = '${kind}' and value = ${value}))`;

const TRAFFIC = statement(
  `${ofScope('prefix', '$2::text')} union all ${ofScope('country', '$3::text')}`,
);
