import type { Database } from '../api/shapes.js';

const SETTLED = new Set(['available', 'degraded', 'error', 'deleted']);

/** Whether a database will soon be in another state by itself. */
export const isChanging = ({ status, operation }: Database): boolean =>
  operation !== null || !SETTLED.has(status);

/** Whether something else may be asked of it now. */
export const isIdle = (database: Database): boolean =>
  !isChanging(database) && database.status !== 'deleted';

const ENGINES: Readonly<Record<Database['engine'], string>> = {
  postgres: 'PostgreSQL',
  valkey: 'Valkey',
};

/** Engine and major version, such as `PostgreSQL 15`. */
export const engineText = ({ engine, version }: Pick<Database, 'engine' | 'version'>): string =>
  `${ENGINES[engine]} ${version}`;

const VERBS: Readonly<Record<string, string>> = {
  create: 'Creating',
  resize: 'Resizing',
  restore: 'Restoring',
  upgrade: 'Upgrading',
  delete: 'Deleting',
  backup: 'Making a backup',
  pool: 'Changing the pool',
};

/** What is being done, as people say it: `database.create` is “Creating”. */
export function operationName(kind: string): string {
  const verb = kind.split('.').at(-1) ?? kind;
  return VERBS[verb] ?? verb.charAt(0).toUpperCase() + verb.slice(1);
}
