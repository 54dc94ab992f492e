import type { Admin } from './admin.js';
import { loginsOf } from './databases.js';
import { setLogin } from './logins.js';
import { readerOf } from './names.js';

interface Row {
  readonly role: string;
  readonly verifier: string;
  readonly connectionLimit: number;
  readonly reads: boolean;
}

/** Makes the logins of a database in another server, with the passwords that they have. */
export async function copyLogins(from: Admin, to: Admin, database: string): Promise<void> {
  const names = (await loginsOf(from, database)).map(({ role }) => role);
  const sql = `select a.rolname as role, a.rolpassword as verifier,
      a.rolconnlimit as "connectionLimit", pg_has_role(a.rolname, $2, 'member') as reads
    from pg_authid a where a.rolname = any($1)`;
  const { rows } = await from.run((client) => client.query<Row>(sql, [names, readerOf(database)]));
  for (const { role, verifier, connectionLimit, reads } of rows) {
    const access = reads ? 'read_only' : 'read_write';
    await setLogin(to, { database, role, access, connectionLimit }, verifier);
  }
}
