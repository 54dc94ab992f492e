import { Logger } from '@nestjs/common';
import pg from 'pg';
import { DataSource, type MigrationInterface, type ObjectLiteral } from 'typeorm';
import { expanding } from './contracting.js';
import { migrationsApplied } from './migrations-applied.js';
import { checkPooled, pooledAddress } from './pooler.js';
import { prepareServiceRole, type ServiceRole } from './service-role.js';
import { SnakeNamingStrategy } from './snake-naming.strategy.js';

export interface DatabaseOptions {
  readonly url: string;
  /** Where statements go when a pooler is between; `{schema}` in it stands for the schema. */
  readonly poolUrl?: string | undefined;
  /** Each service owns exactly one Postgres schema and never reads another's. */
  readonly schema: string;
  readonly entities: readonly (new () => ObjectLiteral)[];
  readonly migrations: readonly (new () => MigrationInterface)[];
  /** Whether the schema is brought up to date here, or by somebody else who is waited for. */
  readonly migrate?: MigrateSetting;
  /** Most connections this service holds at once. */
  readonly poolSize?: number;
  /** Whom the service is after its migrations; the owner of the tables when not given. */
  readonly role?: ServiceRole;
}

/**
 * `start`: whoever starts migrates; `expand`: the same, but what the version before still reads stays;
 * `wait`: whoever starts waits for the program that migrates.
 */
export type MigrateSetting = 'start' | 'expand' | 'wait';

const NO_ROLE =
  'The database user may not make roles, so the service works as the owner of its tables.';
const IDLE_TIMEOUT_MS = 10_000;

/** Opens a data source on the service's own schema, brought up to date. */
export async function connect(options: DatabaseOptions): Promise<DataSource> {
  if (options.migrate === 'expand') return connect(expanding(options));
  const { url, poolUrl, schema, role } = options;
  const isWaiting = options.migrate === 'wait';
  if (isWaiting) await migrationsApplied(options);
  const owning = createDataSource({ ...options, ...(role && { poolSize: 1 }) });
  return asOwner(options, async (guard) => {
    await owning.initialize();
    if (!isWaiting) await owning.runMigrations();
    if (!role && poolUrl === undefined) return owning;
    const address = role ? await prepareServiceRole(guard, { url, schema, role }) : url;
    if (address === null) new Logger('Database').warn(`${schema}: ${NO_ROLE}`);
    await owning.destroy();
    return openFor(options, address ?? url);
  });
}

/** Brings the schema up to date and does nothing else. */
export async function migrate(options: DatabaseOptions): Promise<void> {
  if (options.migrate === 'expand') return migrate(expanding(options));
  await asOwner(options, async () => {
    const owning = await createDataSource({ ...options, poolSize: 1 }).initialize();
    await owning.runMigrations().finally(() => owning.destroy());
  });
}

/** Works while nobody else prepares the schema. */
async function asOwner<Result>(
  { url, schema }: DatabaseOptions,
  work: (guard: pg.Client) => Promise<Result>,
): Promise<Result> {
  const guard = new pg.Client({ connectionString: url });
  // Its loss is told by the next statement.
  guard.on('error', () => undefined);
  await guard.connect();
  try {
    // The lock keeps replicas that start together from migrating together.
    await guard.query('select pg_advisory_lock(hashtext($1))', [`migrate:${schema}`]);
    await guard.query(`create schema if not exists ${guard.escapeIdentifier(schema)}`);
    return await work(guard);
  } finally {
    await guard.end();
  }
}

async function openFor(options: DatabaseOptions, url: string): Promise<DataSource> {
  const { poolUrl, schema } = options;
  if (poolUrl === undefined) return createDataSource({ ...options, url }).initialize();
  const pooled = pooledAddress(poolUrl, { schema, url });
  const dataSource = await createDataSource({ ...options, url: pooled }, true).initialize();
  return checkPooled(dataSource, schema);
}

function createDataSource(options: DatabaseOptions, isPooled = false): DataSource {
  const { url, schema, entities, migrations, poolSize = 8 } = options;
  return new DataSource({
    type: 'postgres',
    url,
    schema,
    entities: [...entities],
    migrations: [...migrations],
    migrationsTableName: 'migration',
    migrationsTransactionMode: 'each',
    namingStrategy: new SnakeNamingStrategy(),
    installExtensions: false,
    extra: {
      // A pooler refuses it, and sets the path itself.
      ...(!isPooled && { options: `-c search_path=${schema}` }),
      max: poolSize,
      idleTimeoutMillis: IDLE_TIMEOUT_MS,
    },
  });
}
