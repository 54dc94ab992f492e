import type { Client } from 'pg';
import { DatabaseEngineError } from '../../database.driver.js';

/** What a role makes from now on can be read by another. */
export function readableLater(maker = '', reader = ''): string {
  const later = `alter default privileges for role ${maker} grant`;
  return `${later} usage on schemas to ${reader};
    ${later} select on tables to ${reader};
    ${later} select on sequences to ${reader};`;
}

/** @throws `not_found` */
export async function requireDatabase(client: Client, name: string): Promise<void> {
  const found = await client.query('select from pg_database where datname = $1', [name]);
  if (found.rowCount === 0) {
    throw new DatabaseEngineError('not_found', `there is no database ${name}`);
  }
}
