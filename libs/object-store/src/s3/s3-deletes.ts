import { DeleteObjectCommand, DeleteObjectsCommand } from '@aws-sdk/client-s3';
import { ObjectStoreError } from '../object-store-error.js';
import { at, type S3Bucket } from './s3-bucket.js';
import { asked, unlessAbsent } from './s3-error.js';

/** S3's limit. */
const DELETE_BATCH = 1_000;

/** Removes an object; some servers refuse an absent one. */
export async function deleteObject(bucket: S3Bucket, key: string): Promise<void> {
  await unlessAbsent(asked(bucket.client.send(new DeleteObjectCommand(at(bucket, key)))));
}

/** Removes any number of objects, a thousand with each request. */
export async function deleteObjects(bucket: S3Bucket, keys: readonly string[]): Promise<void> {
  for (let index = 0; index < keys.length; index += DELETE_BATCH) {
    const Objects = keys.slice(index, index + DELETE_BATCH).map((Key) => ({ Key }));
    const { Errors = [] } = await asked(
      bucket.client.send(
        new DeleteObjectsCommand({
          Bucket: bucket.name,
          Delete: { Objects, Quiet: true },
        }),
      ),
    );
    const first = Errors.find(({ Code }) => Code !== 'NoSuchKey');
    if (!first) continue;
    const cause = new Error(`${first.Code}: ${first.Message}`);
    throw new ObjectStoreError('unavailable', 'Some objects were not deleted.', cause);
  }
}
