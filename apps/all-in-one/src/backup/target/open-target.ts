import path from 'node:path';
import type { ObjectStore, ObjectStoreConfig } from '@skydeck/object-store';
import { BackupFailed } from '../backup-failed.js';
import type { BackupTarget } from './backup-target.js';
import { FolderTarget } from './folder-target.js';

const BUCKET = /^s3:\/\/([a-z\d][a-z\d.-]{1,61}[a-z\d])(?:\/(.*))?$/;

/** Opens what `--to` names: a folder, or `s3://bucket/prefix`. */
export async function openTarget(
  to: string,
  environment: NodeJS.ProcessEnv,
): Promise<BackupTarget> {
  if (!to.startsWith('s3:')) return new FolderTarget(path.resolve(to));
  const [, bucket, prefix = ''] = BUCKET.exec(to) ?? [];
  if (bucket === undefined) {
    throw new BackupFailed('bad_target', `"${to}" is not of the form s3://bucket/prefix.`);
  }
  const { BucketTarget } = await import('./bucket-target.js');
  const { ObjectStoreConfig } = await import('@skydeck/object-store');
  const config = ObjectStoreConfig.parse({
    OBJECT_STORE_DRIVER: 's3',
    OBJECT_STORE_S3_BUCKET: bucket,
    ...settingsOf(environment),
  });
  const store = await openStore(to, config);
  const folder = prefix === '' || prefix.endsWith('/') ? prefix : `${prefix}/`;
  return new BucketTarget(store, folder, to);
}

const CURE =
  'Look at SKYDECK_BACKUP_S3_ENDPOINT, _REGION, _ACCESS_KEY_ID and _SECRET_ACCESS_KEY, and whether the bucket is there.';

/** Refusals name the place of the backups and their settings, not those of the object store. */
async function openStore(to: string, config: ObjectStoreConfig): Promise<ObjectStore> {
  const { createObjectStore } = await import('@skydeck/object-store');
  let store: ObjectStore | undefined;
  try {
    store = await createObjectStore({ config, ...NO_SIGNED_URLS });
    await store.open();
    return store;
  } catch (error) {
    await store?.close();
    const at = config.OBJECT_STORE_S3_ENDPOINT ?? 'AWS';
    const why = store ? reasonOf(error) : 'its keys are not set';
    const text = `${to} at ${at} cannot be used: ${why}.`;
    throw new BackupFailed('target_unusable', text, CURE, { cause: error });
  }
}

/** The server answers the question for a bucket with a number at most. */
function reasonOf(error: unknown): string {
  const { cause } = error as Error;
  const said = cause instanceof Error ? cause.message : String(cause);
  if (/\b403\b|Forbidden|AccessDenied|SignatureDoesNotMatch|InvalidAccessKeyId/.test(said)) {
    return 'the server refuses its keys';
  }
  if (/\b404\b|NotFound|NoSuchBucket/.test(said)) return 'there is no such bucket';
  return said;
}

/** Backups have a server and keys of their own; those of the object store do where none are given. */
function settingsOf(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const names = ['ENDPOINT', 'REGION', 'ACCESS_KEY_ID', 'SECRET_ACCESS_KEY', 'PATH_STYLE'];
  const pairs = names.flatMap((name) => {
    const value =
      environment[`SKYDECK_BACKUP_S3_${name}`] ?? environment[`OBJECT_STORE_S3_${name}`];
    return value ? [[`OBJECT_STORE_S3_${name}`, value]] : [];
  });
  return Object.fromEntries(pairs) as NodeJS.ProcessEnv;
}

const NO_SIGNED_URLS = { publicUrl: 'http://127.0.0.1', secret: 'no address is ever signed here' };
