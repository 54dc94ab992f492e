import type { ObjectStoreSettings } from '../object-store-settings.js';
import type { S3ObjectStoreOptions } from './s3-options.js';

const REQUIRED = [
  'OBJECT_STORE_S3_BUCKET',
  'OBJECT_STORE_S3_ACCESS_KEY_ID',
  'OBJECT_STORE_S3_SECRET_ACCESS_KEY',
] as const;

/** The driver's options out of the settings; throws with the names of all that are missing. */
export function s3OptionsFrom(config: ObjectStoreSettings): S3ObjectStoreOptions {
  const missing = REQUIRED.filter((name) => !config[name]);
  if (missing.length > 0) throw new Error(`OBJECT_STORE_DRIVER=s3 needs ${missing.join(', ')}.`);
  return {
    endpoint: config.OBJECT_STORE_S3_ENDPOINT,
    region: config.OBJECT_STORE_S3_REGION,
    bucket: config.OBJECT_STORE_S3_BUCKET ?? '',
    createBucket: config.OBJECT_STORE_S3_CREATE_BUCKET,
    accessKeyId: config.OBJECT_STORE_S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: config.OBJECT_STORE_S3_SECRET_ACCESS_KEY ?? '',
    pathStyle: config.OBJECT_STORE_S3_PATH_STYLE,
    conditionalWrites: config.OBJECT_STORE_S3_CONDITIONAL_WRITES,
  };
}
