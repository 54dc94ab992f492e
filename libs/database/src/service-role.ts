import { createHmac } from 'node:crypto';
import pg from 'pg';

/** A login of a service that may do less than the owner of its tables. */
export interface ServiceRole {
  /** The password is made of it, so that every replica knows it. */
  readonly secret: string;
  /** Tables whose rows are added and read, and neither changed nor taken away. */
  readonly appendOnly: readonly string[];
  /** Tables whose rows are never taken away. */
  readonly undeletable: readonly string[];
}

/**
 * Makes the role, or brings it up to date, and gives the address to connect with as it. The tables
 * belong to somebody else, so it can neither change their rules nor switch them off.
 * @param owner connected as the owner of the schema
 * @returns null when the owner may not make roles
 */
export async function prepareServiceRole(
  owner: pg.Client,
  { url, schema, role }: { url: string; schema: string; role: ServiceRole },
): Promise<string | null> {
  const { rows } = await owner.query<{ may: boolean }>(
    'select rolsuper or rolcreaterole as may from pg_roles where rolname = current_user',
  );
  if (!rows[0]?.may) return null;
  const name = `${schema}_service`;
  const password = createHmac('sha256', role.secret).update(`role:${name}`).digest('base64url');
  const [as, within] = [owner.escapeIdentifier(name), owner.escapeIdentifier(schema)];
  const known = await owner.query('select from pg_roles where rolname = $1', [name]);
  if (known.rowCount === 0) await owner.query(`create role ${as} login noinherit`);
  const tables = (names: readonly string[]) =>
    names.map((table) => `${within}.${owner.escapeIdentifier(table)}`).join(', ');
  const statements = [
    `alter role ${as} password ${owner.escapeLiteral(password)}`,
    `grant usage on schema ${within} to ${as}`,
    `grant select, insert, update, delete on all tables in schema ${within} to ${as}`,
    `grant usage, select, update on all sequences in schema ${within} to ${as}`,
    `revoke insert, update, delete on ${tables(['migration'])} from ${as}`,
    `revoke update, delete on ${tables(role.appendOnly)} from ${as}`,
    `revoke delete on ${tables(role.undeletable)} from ${as}`,
  ];
  for (const text of statements) await owner.query(text);
  const address = new URL(url);
  address.username = encodeURIComponent(name);
  address.password = encodeURIComponent(password);
  return address.href;
}
