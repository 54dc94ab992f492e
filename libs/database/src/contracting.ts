import type { DatabaseOptions } from './connect.js';

/** Whether a migration takes away what the version before may still read: its name says so. */
export function isContracting(name: string): boolean {
  return /^Contract[A-Z]/.test(name);
}

/** The same, without the migrations that take something away. */
export function expanding(options: DatabaseOptions): DatabaseOptions {
  const migrations = options.migrations.filter(({ name }) => !isContracting(name));
  return { ...options, migrations, migrate: 'start' };
}
