/**
 * What must never be, by name: each statement counts what is wrong in the books of a tenant (`$1`).
 * The database refuses most of it; that it did is what is checked here.
 */
export const LEDGER_CHECKS = {
  currencies_not_zero: `select count(*) from (
    select from account where tenant = $1 group by currency having sum(posted) <> 0) wrong`,
  operations_not_balanced: `select count(*) from (
    select from entry join account on account.id = entry.account_id where account.tenant = $1
    group by entry.op_seq, entry.currency having sum(entry.amount) <> 0) wrong`,
  entries_without_operation: `select count(*) from entry
    join account on account.id = entry.account_id
    where account.tenant = $1
      and not exists (select from op where op.tenant = $1 and op.seq = entry.op_seq)`,
  operations_without_entries: `select count(*) from op where tenant = $1 and code is null
    and kind in ('transfer', 'posting', 'capture', 'reverse')
    and not exists (select from entry where entry.op_seq = op.seq)`,
  balances_not_of_entries: `select count(*) from account left join lateral (
      select coalesce(sum(amount), 0) as sum, count(*) as entries, coalesce(max(version), 0) as newest
      from entry where entry.account_id = account.id) line on true
    where account.tenant = $1
      and (account.posted, account.version, account.version) <> (sum, entries, newest)`,
  entries_of_other_currency: `select count(*) from entry
    join account on account.id = entry.account_id
    where account.tenant = $1 and entry.currency <> account.currency`,
  held_not_of_holds: `select count(*) from account where tenant = $1 and held <> (
    select coalesce(sum(amount - captured - released), 0) from hold
    where hold.account_id = account.id)`,
  below_floor: 'select count(*) from account where tenant = $1 and posted - held < floor',
  reversed_too_much: `select count(*) from reversed join op on op.id = reversed.op_id
    where op.tenant = $1 and reversed.amount <> (
      select coalesce(sum(back.amount), 0) from op back
      where back.tenant = $1 and back.ref = op.id and back.kind = 'reverse' and back.code is null)`,
} as const;

export type LedgerCheck = keyof typeof LEDGER_CHECKS;
