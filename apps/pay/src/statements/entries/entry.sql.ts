/** Between which versions the entries of a period are: after the first, up to the second. */
export const VERSIONS_OF_PERIOD = `
  select
    case when $2::timestamptz is null then 0
      else entry_version_at($1, $2::timestamptz - interval '1 microsecond') end::float8 as since,
    case when $3::timestamptz is null then (select version from account where id = $1)
      else entry_version_at($1, $3::timestamptz - interval '1 microsecond') end::float8 as until`;

/**
 * Entries after one version and up to another, in either order. The other side is named when there
 * is one only: of a payment between many, nobody can say who paid whom.
 */
export const readEntries = (order: 'asc' | 'desc'): string => `
  select line.version::float8 as version, line.amount::text as amount,
    line.balance_after::text as "balanceAfter", line.effective_at as "effectiveAt",
    line.created_at as "createdAt", line.operation, line.kind, line.description, line.reference,
    other.id as counterparty, wallet.name as "counterpartyName"
  from (
    select entry.*, op.id as operation, op.kind, op.result->>'description' as description,
      op.result->>'reference' as reference
    from entry join op on op.tenant = $2 and op.seq = entry.op_seq
    where entry.account_id = $1 and entry.version > $3 and entry.version <= $4
      and ($6::integer is null or sign(entry.amount) = $6)
      and ($7::bigint is null or abs(entry.amount) >= $7)
      and ($8::bigint is null or abs(entry.amount) <= $8)
      and ($9::text is null or op.kind = $9)
    order by entry.version ${order} limit $5
  ) line
  left join lateral (
    select min(found.public_id) as id from (
      select account.public_id
      from entry across join account on account.id = across.account_id
      where across.op_seq = line.op_seq and across.currency = line.currency
        and sign(across.amount) <> sign(line.amount)
      limit 2
    ) found having count(*) = 1
  ) other on true
  left join wallet on wallet.id = other.id
  order by line.version ${order}`;
