import { spineMigrations } from '@skydeck/spine';
import { CreateWebhooks1763820000000 } from '@skydeck/webhooks';
import { CreateLaunchpad1763720000000 } from './1763720000000-create-launchpad.js';

/** Every migration of this service, oldest first. */
export const migrations = [
  ...spineMigrations,
  CreateWebhooks1763820000000,
  CreateLaunchpad1763720000000,
];
