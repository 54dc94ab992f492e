import { CreateBucketCommand, HeadBucketCommand } from '@aws-sdk/client-s3';
import { ObjectStoreError } from '../object-store-error.js';
import type { S3Bucket } from './s3-bucket.js';
import { asked } from './s3-error.js';

/** Looks whether the bucket can be used; makes it first if there is none and `create` is true. */
export async function findBucket(bucket: S3Bucket, create = false): Promise<void> {
  try {
    await head(bucket);
  } catch (error) {
    const isAbsent = error instanceof ObjectStoreError && error.code === 'not_found';
    if (!create || !isAbsent) throw error;
    // Another process may make it at the same moment: what counts is that it is there.
    await bucket.client.send(new CreateBucketCommand({ Bucket: bucket.name })).catch(() => {});
    await head(bucket);
  }
}

function head({ client, name }: S3Bucket): Promise<unknown> {
  return asked(client.send(new HeadBucketCommand({ Bucket: name })));
}
