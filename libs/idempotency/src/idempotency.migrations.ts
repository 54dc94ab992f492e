import { CreateIdempotencyKeys1763730000000 } from './create-idempotency-keys.migration.js';
import { NameThingsOfKeys1764900000000 } from './name-things-of-keys.migration.js';
import { KeepSeedsOfKeys1766000000000 } from './keep-seeds-of-keys.migration.js';

/** The table of keys, in the schema of each service. */
export const idempotencyMigrations = [
  CreateIdempotencyKeys1763730000000,
  NameThingsOfKeys1764900000000,
  KeepSeedsOfKeys1766000000000,
];
