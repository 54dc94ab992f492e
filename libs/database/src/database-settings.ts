import type { DatabaseOptions, MigrateSetting } from './connect.js';

interface DatabaseSettings {
  readonly DATABASE_URL: string;
  readonly DATABASE_POOL_URL?: string | undefined;
  readonly DATABASE_MIGRATE: MigrateSetting;
}

/** Where the database of a service is and who migrates it, by the settings that all services share. */
export function databaseOf(
  config: DatabaseSettings,
): Pick<DatabaseOptions, 'url' | 'poolUrl' | 'migrate'> {
  return {
    url: config.DATABASE_URL,
    poolUrl: config.DATABASE_POOL_URL,
    migrate: config.DATABASE_MIGRATE,
  };
}
