import type pg from 'pg';
import { type Hold, HOLDS } from '../decide/hold-shelf.js';
import { rowsOf } from './ledger-client.js';
import { shelfStore } from './shelf-store.js';

const FIND = {
  name: 'ledger_find_holds',
  text: `
    select h.id, h.tenant, a.public_id as account, h.account_id::text as "accountKey", a.currency,
      h.amount, h.captured, h.released, h.state, h.expires_at as "expiresAt", h.destination,
      h.description, h.metadata, h.created_at as "createdAt", h.updated_at as "updatedAt"
    from unnest($1::text[]) wanted (id)
    cross join lateral (select * from hold where hold.id = wanted.id limit 1) h
    join account a on a.id = h.account_id`,
};

const SAVE = {
  name: 'ledger_save_holds',
  text: `
    insert into hold (id, tenant, account_id, amount, captured, released, state, expires_at,
      destination, description, metadata, created_at, updated_at)
    select * from unnest($1::text[], $2::text[], $3::bigint[], $4::bigint[], $5::bigint[],
      $6::bigint[], $7::text[], $8::timestamptz[], $9::text[], $10::text[], $11::jsonb[],
      $12::timestamptz[], $13::timestamptz[])
    on conflict (id) do update set amount = excluded.amount, captured = excluded.captured,
      released = excluded.released, state = excluded.state, updated_at = excluded.updated_at`,
};

/** Where holds are kept. */
export const holdsStore = shelfStore<Hold>({
  shelf: HOLDS,
  find: (client: pg.Client, ids) => rowsOf<Hold>(client, FIND, [ids]),
  accountsOf: ({ account, destination }) => (destination ? [account, destination] : [account]),
  save: (client, holds) =>
    rowsOf(client, SAVE, [
      holds.map(({ id }) => id),
      holds.map(({ tenant }) => tenant),
      holds.map(({ accountKey }) => accountKey),
      holds.map(({ amount }) => String(amount)),
      holds.map(({ captured }) => String(captured)),
      holds.map(({ released }) => String(released)),
      holds.map(({ state }) => state),
      holds.map(({ expiresAt }) => expiresAt.toISOString()),
      holds.map(({ destination }) => destination),
      holds.map(({ description }) => description),
      holds.map(({ metadata }) => JSON.stringify(metadata)),
      holds.map(({ createdAt }) => createdAt.toISOString()),
      holds.map(({ updatedAt }) => updatedAt.toISOString()),
    ]),
});
