import { Logger } from '@nestjs/common';
import pg from 'pg';
import { DataSource, type MigrationInterface, type ObjectLiteral } from 'typeorm';
import { prepareServiceRole, type ServiceRole } from './service-role.js';
import { SnakeNamingStrategy } from './snake-naming.strategy.js';

export interface DatabaseOptions {
  readonly url: string;
  /** Each service owns exactly one Postgres schema and never reads another's. */
  readonly schema: string;
  readonly entities: readonly (new () => ObjectLiteral)[];
  readonly migrations: readonly (new () => MigrationInterface)[];
  /** Most connections this service holds at once. */
  readonly poolSize?: number;
  /** Whom the service is after its migrations; the owner of the tables when not given. */
  readonly role?: ServiceRole;
}

const NO_ROLE =
  'The database user may not make roles, so the service works as the owner of its tables.';
const IDLE_TIMEOUT_MS = 10_000;

/** Opens a data source on the service's own schema, brought up to date. */
export async function connect(options: DatabaseOptions): Promise<DataSource> {
  const { url, schema, role } = options;
  const owning = createDataSource({ ...options, ...(role && { poolSize: 1 }) });
  const guard = new pg.Client({ connectionString: url });
  await guard.connect();
  try {
    // The lock keeps replicas that start together from migrating together.
    await guard.query('select pg_advisory_lock(hashtext($1))', [`migrate:${schema}`]);
    await guard.query(`create schema if not exists ${guard.escapeIdentifier(schema)}`);
    await owning.initialize();
    await owning.runMigrations();
    if (!role) return owning;
    const address = await prepareServiceRole(guard, { url, schema, role });
    if (address === null) new Logger('Database').warn(`${schema}: ${NO_ROLE}`);
    await owning.destroy();
    return await createDataSource({ ...options, url: address ?? url }).initialize();
  } finally {
    await guard.end();
  }
}

function createDataSource(options: DatabaseOptions): DataSource {
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
      options: `-c search_path=${schema}`,
      max: poolSize,
      idleTimeoutMillis: IDLE_TIMEOUT_MS,
    },
  });
}
