import type { Client } from 'pg';
import type { DatabaseSpec } from '../../database.driver.js';
import type { Admin } from './admin.js';
import { readableLater } from './grants.js';
import { dropLogin } from './logins.js';
import { ownerOf, quoted, readerOf } from './names.js';

const DUPLICATES = new Set(['42710', '42P04', '23505']);

/**
 * Makes a database that belongs to the superuser, with one role that may do everything in it and one
 * that may read everything, also what is made later. Nobody else gets in.
 */
export async function createDatabase(admin: Admin, spec: DatabaseSpec): Promise<void> {
  const [name, owner, reader] = [spec.name, ownerOf(spec.name), readerOf(spec.name)].map(quoted);
  await admin.run(async (client) => {
    await once(client, `create role ${owner} nologin`);
    await once(client, `create role ${reader} nologin`);
    await once(client, `create database ${name} template template0`);
    const limit = Math.floor(spec.connectionLimit);
    await client.query(`alter database ${name} connection limit ${limit};
      revoke all on database ${name} from public;
      grant connect, create, temporary on database ${name} to ${owner};
      grant connect on database ${name} to ${reader}`);
    await client.query(QUOTA, [spec.name, String(Math.floor(spec.quotaMb))]);
  });
  await admin.in(spec.name, async (client) => {
    await client.query(`alter schema public owner to ${owner};
      revoke all on schema public from public;
      grant usage on schema public to ${reader};
      ${readableLater(owner, reader)}`);
  });
}

/** Removes a database with its roles. */
export async function dropDatabase(admin: Admin, name: string): Promise<void> {
  for (const { role } of await loginsOf(admin, name)) await dropLogin(admin, role);
  await admin.run(async (client) => {
    await client.query(`drop database if exists ${quoted(name)} with (force)`);
    await client.query(`drop role if exists ${quoted(ownerOf(name))}, ${quoted(readerOf(name))}`);
    await client.query(`delete from skydeck.quota where database = $1`, [name]);
  });
}

/** The roles that sign in to a database. */
export async function loginsOf(admin: Admin, name: string): Promise<{ role: string }[]> {
  const sql = `select distinct member.rolname as role from pg_auth_members m
    join pg_roles member on member.oid = m.member join pg_roles grp on grp.oid = m.roleid
    where grp.rolname in ($1, $2) and member.rolcanlogin`;
  const values = [ownerOf(name), readerOf(name)];
  return (await admin.run((client) => client.query<{ role: string }>(sql, values))).rows;
}

const QUOTA = `insert into skydeck.quota (database, megabytes) values ($1, $2::bigint)
  on conflict (database) do update set megabytes = excluded.megabytes`;

/** What only the superuser sees; made with the instance. */
export const ADMIN_SCHEMA = `revoke all on database postgres, template1 from public;
  revoke all on schema public from public;
  create schema if not exists skydeck;
  create table if not exists skydeck.quota (
    database name primary key, megabytes bigint not null, is_over boolean not null default false);
  create extension if not exists pg_stat_statements with schema skydeck;
  do $$ begin create role skydeck_workers nologin; exception when duplicate_object then null; end $$`;

async function once(client: Client, sql: string): Promise<void> {
  await client.query(sql).catch((error: { code?: string }) => {
    if (!DUPLICATES.has(error.code ?? '')) throw error;
  });
}
