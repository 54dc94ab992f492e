/**
 * All that is said of a row of `op`, and its entries in the order of their accounts. Accounts are looked
 * up one by one: on young tables a join reads all accounts for each operation.
 */
export const OPERATION_LINE = lineOf({
  moment: (column) => `extract(epoch from ${column})`,
  order: 'entry.account_id, entry.version',
});

/** The same as the ledger summed it up in `digestOf`. */
export const DIGESTED_LINE = lineOf({
  moment: (column) => `extract(epoch from ${column}) * 1000`,
  order: `(select public_id from account where account.id = entry.account_id) collate "C",
    entry.version`,
});

function lineOf({ moment, order }: { moment: (column: string) => string; order: string }): string {
  return `jsonb_build_array(
    op.id, op.key, encode(op.fingerprint, 'hex'), op.kind, op.code, op.ref,
    op.amount::text, op.result, ${moment('op.effective_at')}, ${moment('op.created_at')},
    coalesce((
      select jsonb_agg(jsonb_build_array(
          (select public_id from account where account.id = entry.account_id), entry.version,
          entry.amount::text, entry.balance_after::text, entry.currency,
          ${moment('entry.created_at')})
        order by ${order})
      from entry where entry.op_seq = op.seq
    ), '[]'))`;
}
