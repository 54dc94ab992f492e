import { isContracting, migrate } from '@skydeck/database';
import { migrationLists } from '../backup/known-migrations.js';
import { type InstallationInUse, schemaOf } from './installation-in-use.js';

/** Brings the schemas of all services up to date: all of it, or only what the version before bears. */
export async function migrateServices(
  { database, settings }: InstallationInUse,
  until: 'expand' | 'start',
): Promise<void> {
  for (const [service, migrations] of Object.entries(await migrationLists())) {
    const wanted = until === 'start' || migrations.some(({ name }) => !isContracting(name));
    if (!wanted) continue;
    await migrate({
      url: database.from,
      schema: schemaOf(service, settings),
      entities: [],
      migrations,
      migrate: until,
    });
  }
}
