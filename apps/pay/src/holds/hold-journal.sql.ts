const COLUMNS = `hold.id, account.public_id as account, account_id::text as "accountKey",
  account.currency, amount::text as amount, captured::text as captured, released::text as released,
  state, destination, description, metadata, hold.tenant, expires_at as "expiresAt",
  hold.created_at as "createdAt", updated_at as "updatedAt"`;

const FROM = 'from hold join account on account.id = hold.account_id';

export const FIND = `select ${COLUMNS} ${FROM} where hold.id = $2 and hold.tenant = $1`;

/** What callers made is theirs to end; keys of the service's own do not begin like theirs. */
export const OWNED = `
  select hold.destination,
    starts_with(op.key, 'api:') and coalesce(starts_with(hold.destination, 'wal_'), true) as "isOwn"
  from hold join op on op.id = hold.id where hold.id = $2 and hold.tenant = $1`;

/** The newest, in their order. */
export const OPERATIONS = `
  select * from (
    select seq, id, kind, code, amount::text as amount, result, created_at as "createdAt" from op
    where tenant = $1 and (ref = $2 or id = $2) order by seq desc limit 200
  ) newest order by seq`;

export const listSql = (conditions: readonly string[], order: string, limit: number) => `
  select ${COLUMNS} ${FROM} where ${['hold.tenant = $1', ...conditions].join(' and ')}
  order by hold.id ${order} limit ${limit}`;
