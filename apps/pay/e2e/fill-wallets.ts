import { createHash } from 'node:crypto';
import type { PayHarness } from './pay-harness.js';

interface Filling {
  readonly from: string;
  readonly to: string;
  readonly count: number;
  /** When the last one was booked. */
  readonly until: Date;
}

/** Books many payments, a minute apart and the last one just now. */
export async function fillWallets(
  pay: PayHarness,
  { from, to, count, until }: Filling,
): Promise<void> {
  const tag = createHash('sha256').update(to).digest('hex').slice(0, 8);
  const values = [from, to, count, until, tag];
  await pay.query(
    `with account_of as (
       select (select id from account where public_id = $1) as payer,
         (select id from account where public_id = $2) as payee
     ), made as (
       select n, 5000000 + n as seq, $4::timestamptz - ($3 - n + 1) * interval '1 minute' as at
       from generate_series(1, $3::integer) n
     ), ops as (
       insert into op (tenant, seq, id, key, fingerprint, kind, amount, result, effective_at, created_at)
       select 'prj_demo', seq, 'txn_' || $5 || n, $5 || n, '', 'transfer', 1,
         jsonb_build_object('description', 'Sale ' || n), at, at from made
     )
     insert into entry (account_id, version, op_seq, amount, balance_after, currency,
       effective_at, created_at)
     select leg.account_id, n, seq, leg.amount, leg.amount * n, 'EUR', at, at from made, account_of
     cross join lateral (values (payer, -1), (payee, 1)) leg (account_id, amount)`,
    values,
  );
  await pay.query(
    `update account set version = $3::bigint, posted = case when public_id = $1 then -$3::bigint else $3::bigint end
     where public_id in ($1, $2)`,
    [from, to, count],
  );
}
