const COLUMNS = `op.seq::text as seq, op.id, op.kind, op.code, op.result, op.effective_at,
  op.created_at, (select amount::text from reversed where reversed.op_id = op.id) as reversed`;

const KINDS = `op.kind in ('transfer', 'posting', 'reverse')`;

export const FIND = `select ${COLUMNS} from op where op.id = $2 and op.tenant = $1 and ${KINDS}`;

export const ENTRIES = `
  select account.public_id as wallet, entry.amount::text as amount, entry.currency,
    entry.balance_after::text as balance_after, entry.version::float8 as version
  from entry join account on account.id = entry.account_id
  where entry.op_seq = $1 order by entry.amount, account.id`;

/** Conditions on operations, by what fills them. */
export const CONDITIONS = {
  status: (value: string) => `(op.code is null) = (${value} = 'posted')`,
  kind: (value: string) => `op.kind = ${value}`,
  transfer: (value: string) => `op.ref = ${value}`,
  reference: (value: string) => `op.result->>'reference' = ${value}`,
  from: (value: string) => `op.created_at >= ${value}`,
  until: (value: string) => `op.created_at < ${value}`,
} as const;

interface ListParts {
  /** Conditions, with their values from `$2` on. */
  readonly conditions: readonly string[];
  readonly order: 'asc' | 'desc';
  /** The value of the wallet, when only its operations are wanted. */
  readonly wallet?: string;
  readonly limit: number;
}

/** A page of the journal in its own order, which is the order in which things happened. */
export function listSql({ conditions, order, wallet, limit }: ListParts): string {
  const where = ['op.tenant = $1', KINDS, ...conditions].join(' and ');
  const end = `order by op.seq ${order} limit ${limit}`;
  if (!wallet) return `select ${COLUMNS} from op where ${where} ${end}`;
  // Lines of an account are in the order of the journal; what failed left none, and has an index.
  return `
    select ${COLUMNS} from (
      (select op.seq from entry join op on op.tenant = $1 and op.seq = entry.op_seq
        where entry.account_id = (select id from account where public_id = ${wallet} and tenant = $1)
          and ${where} order by entry.version ${order} limit ${limit})
      union
      (select op.seq from op where op.code is not null and op.kind = 'transfer'
        and op.result->>'from' = ${wallet} and ${where} ${end})
    ) found join op on op.tenant = $1 and op.seq = found.seq ${end}`;
}
