import { z } from 'zod';
import { ObjectStoreSettings } from './object-store-settings.js';
import { OBJECT_STORE_DRIVERS } from './object-stores.js';

/** Settings of the object store; a service spreads `ObjectStoreConfig.shape` into its own. */
export const ObjectStoreConfig = ObjectStoreSettings.extend({
  OBJECT_STORE_DRIVER: z
    .enum(OBJECT_STORE_DRIVERS)
    .default('disk')
    .describe('Where objects are kept: a local disk, or a server that speaks S3.'),
});
export type ObjectStoreConfig = z.output<typeof ObjectStoreConfig>;
