import type { Admin } from '../admin.js';
import { ADMIN, ownerOf, readerOf, WORKERS } from '../names.js';
import type { PoolLogin } from './pooler-settings.js';

const SQL = `select distinct a.rolname as role, a.rolpassword as verifier, grp.rolname as grp
  from pg_auth_members m join pg_authid a on a.oid = m.member join pg_roles grp on grp.oid = m.roleid
  where grp.rolname = any($1) and a.rolcanlogin and a.rolpassword like 'SCRAM-SHA-256$%'
    and a.rolname <> $2 and not pg_has_role(a.oid, $3, 'member')
  order by a.rolname`;

/** Who signs in to each of these databases. */
export async function poolLogins(
  admin: Admin,
  databases: readonly string[],
): Promise<ReadonlyMap<string, readonly PoolLogin[]>> {
  const databaseOf = new Map(
    databases.flatMap((name) => [
      [ownerOf(name), name],
      [readerOf(name), name],
    ]),
  );
  const values = [[...databaseOf.keys()], ADMIN, WORKERS];
  const { rows } = await admin.run((client) =>
    client.query<PoolLogin & { grp: string }>(SQL, values),
  );
  const found = new Map<string, PoolLogin[]>(databases.map((name) => [name, []]));
  for (const { role, verifier, grp } of rows) {
    found.get(databaseOf.get(grp) ?? '')?.push({ role, verifier });
  }
  return found;
}
