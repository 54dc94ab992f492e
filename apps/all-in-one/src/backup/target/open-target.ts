import path from 'node:path';
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
  const { createObjectStore, ObjectStoreConfig } = await import('@skydeck/object-store');
  const config = ObjectStoreConfig.parse({
    OBJECT_STORE_DRIVER: 's3',
    OBJECT_STORE_S3_BUCKET: bucket,
    ...settingsOf(environment),
  });
  const store = await createObjectStore({ config, ...NO_SIGNED_URLS });
  await store.open();
  const folder = prefix === '' || prefix.endsWith('/') ? prefix : `${prefix}/`;
  return new BucketTarget(store, folder, to);
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
