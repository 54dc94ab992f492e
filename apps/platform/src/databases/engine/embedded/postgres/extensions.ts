import { escapeIdentifier } from 'pg';
import type { ExtensionState } from '../../database.driver.js';
import { DatabaseEngineError } from '../../database.driver.js';
import type { Admin } from './admin.js';
import { ownerOf, quoted } from './names.js';

/** Not trusted by Postgres, yet neither the host nor another database is reached with them. */
export const HARMLESS: readonly string[] = [
  'bloom',
  'pgrowlocks',
  'pgstattuple',
  'postgis',
  'vector',
];

/** Those that any owner of a database may install, and those that we install for one. */
const ALLOWED = `select e.name, e.installed_version as "installedVersion",
    e.default_version as "defaultVersion", bool_or(v.trusted) as trusted
  from pg_available_extensions e join pg_available_extension_versions v on v.name = e.name
  where e.name <> 'plpgsql'
  group by 1, 2, 3 having bool_or(v.trusted) or e.name = any($1) order by 1`;

interface Row {
  readonly name: string;
  readonly installedVersion: string | null;
  readonly defaultVersion: string;
  readonly trusted: boolean;
}

/** Extensions that a database may have. */
export async function extensions(
  admin: Admin,
  database: string,
): Promise<readonly ExtensionState[]> {
  return (await allowed(admin, database)).map(({ name, installedVersion, defaultVersion }) => ({
    name,
    installedVersion: installedVersion ?? undefined,
    defaultVersion,
  }));
}

/** Installs one or removes it. @throws `not_allowed`, also for one that something is made with */
export async function setExtension(
  admin: Admin,
  database: string,
  name: string,
  installed: boolean,
): Promise<void> {
  const found = (await allowed(admin, database)).find((one) => one.name === name);
  if (!found) {
    const text = `the extension ${name} is not offered: it is unknown or reaches beyond its database`;
    throw new DatabaseEngineError('not_allowed', text);
  }
  const identifier = escapeIdentifier(name);
  await admin.in(database, async (client) => {
    await client.query(`set search_path = public`);
    if (!installed) {
      await client.query(`drop extension if exists ${identifier}`);
      return;
    }
    // Scripts of trusted ones run with the rights that they need; the extension belongs to the owner.
    if (found.trusted) await client.query(`set role ${quoted(ownerOf(database))}`);
    await client.query(`create extension if not exists ${identifier} schema public cascade`);
  });
}

async function allowed(admin: Admin, database: string): Promise<readonly Row[]> {
  const { rows } = await admin.in(database, (client) => client.query<Row>(ALLOWED, [HARMLESS]));
  return rows;
}
