import type { Client } from 'pg';
import type { LoginSpec } from '../../database.driver.js';
import type { Admin } from './admin.js';
import { readableLater, requireDatabase } from './grants.js';
import { ADMIN, ownerOf, quoted, readerOf, WORKERS } from './names.js';
import { scramVerifier } from './scram.js';

/** Makes a role that signs in and becomes the owner, or one that reads; or changes one that is there. */
export async function createLogin(admin: Admin, spec: LoginSpec): Promise<void> {
  await setLogin(admin, spec, await scramVerifier(spec.password));
}

/** @param verifier what the server keeps of the password */
export async function setLogin(
  admin: Admin,
  spec: Omit<LoginSpec, 'password'>,
  verifier: string,
): Promise<void> {
  const role = quoted(spec.role);
  const group = spec.access === 'read_write' ? ownerOf(spec.database) : readerOf(spec.database);
  const limit = Math.floor(spec.connectionLimit);
  await admin.run(async (client) => {
    await requireDatabase(client, spec.database);
    const known = await client.query('select from pg_roles where rolname = $1', [spec.role]);
    const verb = known.rowCount === 0 ? 'create' : 'alter';
    // One transaction: a role that is half made could sign in.
    await client.query(`begin;
      ${verb} role ${role} login connection limit ${limit} password '${verifier}';
      grant ${quoted(group)} to ${role};
      ${becomes(spec, role, group)};
      commit`);
  });
  if (spec.access === 'read_only') return;
  const reader = quoted(readerOf(spec.database));
  await admin.in(spec.database, (client) => client.query(readableLater(role, reader)));
}

/** What a login makes belongs to all; a reader is told at once that it cannot write. */
function becomes(spec: Omit<LoginSpec, 'password'>, role: string, group: string): string {
  const alter = `alter role ${role} in database ${quoted(spec.database)} set`;
  return spec.access === 'read_write'
    ? `${alter} role = ${quoted(group)}`
    : `${alter} default_transaction_read_only = on`;
}

/** Ends a role with its connections. */
export async function dropLogin(admin: Admin, role: string): Promise<void> {
  const databases = await admin.run(async (client) => {
    const known = await client.query('select from pg_roles where rolname = $1', [role]);
    if (known.rowCount === 0) return [];
    await client.query(`alter role ${quoted(role)} nologin`);
    await endSessions(client, role);
    const sql = `select distinct regexp_replace(grp.rolname, '_(owner|reader)$', '') as name
      from pg_auth_members m join pg_roles grp on grp.oid = m.roleid
      join pg_roles member on member.oid = m.member
      where member.rolname = $1 and grp.rolname ~ '_(owner|reader)$'`;
    return (await client.query<{ name: string }>(sql, [role])).rows;
  });
  for (const { name } of databases) {
    await admin.in(name, (client) =>
      client.query(`reassign owned by ${quoted(role)} to ${quoted(ownerOf(name))};
        drop owned by ${quoted(role)}`),
    );
  }
  await admin.run((client) => client.query(`drop role if exists ${quoted(role)}`));
}

/** Roles of tenants that sign in. */
export async function logins(admin: Admin): Promise<ReadonlySet<string>> {
  const sql = `select rolname as role from pg_roles where rolcanlogin and not rolsuper
    and not rolreplication and rolname <> $1 and rolname !~ '^cnpg_'
    and not pg_has_role(rolname, $2, 'member')`;
  const { rows } = await admin.run((client) =>
    client.query<{ role: string }>(sql, [ADMIN, WORKERS]),
  );
  return new Set(rows.map(({ role }) => role));
}

/** Waits until the sessions of a role are gone: what runs could still make something. */
async function endSessions(client: Client, role: string): Promise<void> {
  const sql = `select count(pg_terminate_backend(pid, 5000)) from pg_stat_activity where usename = $1`;
  await client.query(sql, [role]);
}
