import { isContracting } from '@skydeck/database';
import { knownMigrations, type Migrations } from '../backup/known-migrations.js';

/** What this version changes in the schemas, as `service: name`. */
export interface PendingMigrations {
  /** Made while the version before runs. */
  readonly expand: readonly string[];
  /** Made when it does not run any more. */
  readonly contract: readonly string[];
}

/** Those that were not made yet. */
export async function pendingMigrations(applied: Migrations): Promise<PendingMigrations> {
  const pending = Object.entries(await knownMigrations()).flatMap(([service, names]) =>
    names
      .filter((name) => !applied[service]?.includes(name))
      .map((name) => ({ line: `${service}: ${name}`, isContracting: isContracting(name) })),
  );
  const lines = (isLast: boolean) =>
    pending.filter((one) => one.isContracting === isLast).map(({ line }) => line);
  return { expand: lines(false), contract: lines(true) };
}
