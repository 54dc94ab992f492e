import { randomBytes } from 'node:crypto';
import type { Admin } from './admin.js';
import { loginsOf } from './databases.js';
import { requireDatabase } from './grants.js';
import { dropLogin } from './logins.js';
import { ownerOf, quoted, WORKERS } from './names.js';
import { scramVerifier } from './scram.js';

/** How long one could sign in, which also tells when it was made. */
const VALID_MS = 86_400_000;
const FAR_MS = Date.UTC(3000, 0);

/** A role for one dump or restore. */
export interface Worker extends AsyncDisposable {
  readonly role: string;
  /** What its programs sign in with. */
  readonly env: Readonly<Record<string, string>>;
}

/**
 * A role that may do in one database what its owner may, and nothing elsewhere: what stands in a dump, or
 * in a tenant's functions, never runs as superuser. It comes from this machine only.
 */
export async function openWorker(
  admin: Admin,
  address: { readonly host: string; readonly port: number },
  database: string,
): Promise<Worker> {
  const role = `w_${randomBytes(12).toString('hex')}`;
  const password = randomBytes(24).toString('base64url');
  const verifier = await scramVerifier(password);
  const tenants = (await loginsOf(admin, database)).map((login) => quoted(login.role));
  const groups = [quoted(ownerOf(database)), WORKERS, ...tenants].join(', ');
  await admin.run(async (client) => {
    await requireDatabase(client, database);
    // Rows that policies hide from the owner are data too.
    await client.query(`begin;
      create role ${quoted(role)} login bypassrls connection limit 4 password '${verifier}'
        valid until '${new Date(Date.now() + VALID_MS).toISOString()}';
      grant ${groups} to ${quoted(role)};
      commit`);
  });
  return {
    role,
    env: {
      PGHOST: address.host,
      PGPORT: String(address.port),
      PGUSER: role,
      PGPASSWORD: password,
      PGDATABASE: database,
      PGSSLMODE: 'disable',
    },
    [Symbol.asyncDispose]: () => dropLogin(admin, role),
  };
}

/** Removes the roles that interrupted dumps and restores left, or those made before a moment. */
export async function dropWorkers(admin: Admin, before = new Date(FAR_MS)): Promise<void> {
  const sql = `select member.rolname as role from pg_auth_members m
    join pg_roles member on member.oid = m.member join pg_roles grp on grp.oid = m.roleid
    where grp.rolname = $1 and member.rolvaliduntil < $2`;
  const values = [WORKERS, new Date(before.getTime() + VALID_MS)];
  const { rows } = await admin.run((client) => client.query<{ role: string }>(sql, values));
  for (const { role } of rows) await dropLogin(admin, role);
}
