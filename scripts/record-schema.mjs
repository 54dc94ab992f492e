#!/usr/bin/env node
import { writeFileSync } from 'node:fs';
import { startThrowAwayPostgres } from '@skydeck/embedded-postgres';

// Written down with each release: what the next one is compared with.
const FILE = new URL('../apps/all-in-one/src/upgrade/fixtures/landed-schema.json', import.meta.url);
const { migrationLists } = await import('../apps/all-in-one/dist/backup/known-migrations.js');
const { migrateSome } = await import('../apps/all-in-one/dist/upgrade/migrate-some.js');

const postgres = await startThrowAwayPostgres();
try {
  const migrations = {};
  const schemas = {};
  for (const [service, list] of Object.entries(await migrationLists())) {
    migrations[service] = list.map(({ name }) => name);
    schemas[service] = await migrateSome({
      url: postgres.url,
      schema: service,
      migrations: list,
    });
  }
  writeFileSync(FILE, `${JSON.stringify({ migrations, schemas, contracted: {} }, null, 1)}\n`);
} finally {
  await postgres.stop();
}
