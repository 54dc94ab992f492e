import path from 'node:path';
import { folderOf } from '@skydeck/config';
import type { ObjectStoreSettings } from './object-store-settings.js';
import type { ObjectStore } from './object-store.js';
import { s3OptionsFrom } from './s3/s3-options-from.js';
import type { SignedUrlOptions } from './signed-urls/signed-url.js';

interface DriverOptions extends SignedUrlOptions {
  readonly config: ObjectStoreSettings;
}

/** The one place that knows every driver; only the chosen one is loaded. */
const drivers = {
  disk: async ({ config, ...options }) => {
    const { DiskObjectStore } = await import('./disk/disk-object-store.js');
    return new DiskObjectStore({ ...options, folder: folderFrom(config) });
  },
  s3: async ({ config, now }) => {
    const { S3ObjectStore } = await import('./s3/s3-object-store.js');
    return new S3ObjectStore({ ...s3OptionsFrom(config), now });
  },
} satisfies Record<string, (options: DriverOptions) => Promise<ObjectStore>>;

type DriverName = keyof typeof drivers;

/** The settings, and how requests are signed where the driver has no server of its own. */
export interface ObjectStoreOptions extends SignedUrlOptions {
  readonly config: ObjectStoreSettings & { readonly OBJECT_STORE_DRIVER: DriverName };
}

/** Names for the setting `OBJECT_STORE_DRIVER`. */
export const OBJECT_STORE_DRIVERS = Object.keys(drivers) as [DriverName, ...DriverName[]];

/** Makes the store that the settings choose; it is not open yet. */
export async function createObjectStore(options: ObjectStoreOptions): Promise<ObjectStore> {
  return drivers[options.config.OBJECT_STORE_DRIVER](options);
}

function folderFrom({ OBJECT_STORE_FOLDER, SKYDECK_HOME }: ObjectStoreSettings): string {
  return folderOf(OBJECT_STORE_FOLDER ?? path.join(SKYDECK_HOME, 'objects'));
}
