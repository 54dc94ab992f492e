import { setTimeout as sleep } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import pg from 'pg';
import type { DatabaseOptions } from './connect.js';

const LOOK_EVERY_MS = 500;
const SAY_EVERY = 20;

/**
 * Waits until the schema has every migration that this version knows. It may have more: the version
 * before works on it while the next one is rolled out.
 */
export async function migrationsApplied(options: DatabaseOptions): Promise<void> {
  const logger = new Logger('Database');
  for (let looks = 0; ; looks++) {
    const missing = await missingIn(options);
    if (missing.length === 0) return;
    if (looks % SAY_EVERY === 0) {
      logger.warn({ msg: 'Waiting for migrations.', schema: options.schema, missing });
    }
    await sleep(LOOK_EVERY_MS);
  }
}

async function missingIn({ url, schema, migrations }: DatabaseOptions): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const table = `${client.escapeIdentifier(schema)}.migration`;
    const { rows } = await client.query<{ found: string | null }>(
      'select to_regclass($1) as found',
      [table],
    );
    const applied =
      rows[0]?.found == null
        ? []
        : (await client.query<{ name: string }>(`select name from ${table}`)).rows;
    const names = new Set(applied.map(({ name }) => name));
    return migrations.map((Migration) => nameOf(Migration)).filter((name) => !names.has(name));
  } finally {
    await client.end();
  }
}

/** As TypeORM names it. */
function nameOf(Migration: DatabaseOptions['migrations'][number]): string {
  return new Migration().name ?? Migration.name;
}
