import { z } from 'zod';
import { DATABASE_DRIVERS } from './drivers.js';

/** Settings of what databases run in. */
export const databaseEngineSettings = {
  DATABASES_DRIVER: z
    .enum(DATABASE_DRIVERS)
    .default('embedded')
    .describe('What databases run in: `embedded` starts servers on this machine.'),
};
