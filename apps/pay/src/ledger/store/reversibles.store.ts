import { type Reversible, REVERSIBLES } from '../decide/reverse.js';
import { rowsOf } from './ledger-client.js';
import { shelfStore } from './shelf-store.js';

const FIND = {
  name: 'ledger_find_reversibles',
  text: `
    select op.id, op.tenant, op.result->>'from' as "from", op.result->>'to' as "to",
      op.result->>'currency' as currency, op.amount, coalesce(reversed.amount, 0) as reversed
    from unnest($1::text[]) wanted (id)
    cross join lateral (select * from op where op.id = wanted.id limit 1) op
    left join lateral (select amount from reversed where op_id = wanted.id limit 1) reversed
      on true
    where op.kind = 'transfer' and op.code is null`,
};

const SAVE = {
  name: 'ledger_save_reversibles',
  text: `
    insert into reversed (op_id, original, amount)
    select * from unnest($1::text[], $2::bigint[], $3::bigint[])
    on conflict (op_id) do update set amount = excluded.amount`,
};

/** Where it is kept how much of a transfer was moved back. */
export const reversiblesStore = shelfStore<Reversible>({
  shelf: REVERSIBLES,
  find: (client, ids) => rowsOf<Reversible>(client, FIND, [ids]),
  accountsOf: ({ from, to }) => [from, to],
  save: (client, rows) =>
    rowsOf(client, SAVE, [
      rows.map(({ id }) => id),
      rows.map(({ amount }) => String(amount)),
      rows.map(({ reversed }) => String(reversed)),
    ]),
});
