import { spineMigrations } from '@skydeck/spine';
import { CreateLaunchpad1763720000000 } from './1763720000000-create-launchpad.js';
import { IndexDeployments1763912000000 } from './1763912000000-index-deployments.js';

/** Every migration of this service, oldest first. */
export const migrations = [
  ...spineMigrations,
  CreateLaunchpad1763720000000,
  IndexDeployments1763912000000,
];
