import type { DynamicModule } from '@nestjs/common';
import { migrate } from './connect.js';
import { DatabaseModule, databaseOptionsOf } from './database.module.js';

/** Brings the schema of a service up to date, found in its root module; starts nothing of it. */
export async function migrateModule({ imports = [], module }: DynamicModule): Promise<void> {
  const found = imports.find(
    (each): each is DynamicModule => 'module' in each && each.module === DatabaseModule,
  );
  if (!found) throw new Error(`${module.name} has no database.`);
  await migrate(databaseOptionsOf(found));
}
