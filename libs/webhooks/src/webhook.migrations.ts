import { CreateWebhooks1763820000000 } from './create-webhooks.migration.js';
import { RecordAttempts1763860000000 } from './record-attempts.migration.js';

/** The tables of webhooks, in the order in which they are made. */
export const webhookMigrations = [CreateWebhooks1763820000000, RecordAttempts1763860000000];
