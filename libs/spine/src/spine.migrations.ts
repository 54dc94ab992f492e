import { CreateAudit1763810000000 } from '@skydeck/audit';
import { eventMigrations } from '@skydeck/events';
import { idempotencyMigrations } from '@skydeck/idempotency';
import { CreateUsage1763830000000 } from '@skydeck/usage';
import { webhookMigrations } from '@skydeck/webhooks';

/** The tables that every service has besides its own; each lists them in its migrations. */
export const spineMigrations = [
  ...idempotencyMigrations,
  ...eventMigrations,
  CreateAudit1763810000000,
  CreateUsage1763830000000,
  ...webhookMigrations,
];
