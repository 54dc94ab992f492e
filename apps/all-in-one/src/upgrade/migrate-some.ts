import { connect } from '@skydeck/database';
import type { DataSource } from 'typeorm';
import type { MigrationLists } from '../backup/known-migrations.js';
import { type ColumnRow, type Schema, SCHEMA_QUERY, schemaOf } from './compatibility.js';

/** Brings a schema up to these of a service's migrations, and reads what came of it. */
export async function migrateSome(options: {
  url: string;
  schema: string;
  migrations: MigrationLists[string];
}): Promise<Schema> {
  const database: DataSource = await connect({ ...options, entities: [], poolSize: 1 });
  try {
    const rows = await database.query<ColumnRow[]>(SCHEMA_QUERY, [options.schema]);
    return schemaOf(rows);
  } finally {
    await database.destroy();
  }
}
