import type { S3Client } from '@aws-sdk/client-s3';

/** Where all requests go. */
export interface S3Bucket {
  readonly client: S3Client;
  readonly name: string;
}

/** How a request names an object. */
export function at(bucket: S3Bucket, key: string) {
  return { Bucket: bucket.name, Key: key };
}

/** An entity tag as this library gives it. */
export function unquoted(etag = ''): string {
  return etag.replaceAll('"', '');
}
