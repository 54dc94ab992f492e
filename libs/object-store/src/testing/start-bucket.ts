import { CreateBucketCommand } from '@aws-sdk/client-s3';
import { createS3Client } from '../s3/s3-client.js';
import { startSwift } from './swift/start-swift.js';

/** An empty bucket of a real S3 server. */
export interface TestBucket {
  /** Settings that have a service keep its objects there. */
  readonly environment: Readonly<Record<string, string>>;
  /** Ends the server and removes what it stored. */
  readonly stop: () => Promise<void>;
}

/** Starts an S3 server on the loopback address with one bucket. */
export async function startBucket(bucket: string): Promise<TestBucket> {
  const { stop, ...swift } = await startSwift();
  const region = 'us-east-1';
  const client = createS3Client({
    ...swift,
    region,
    bucket,
    pathStyle: true,
    conditionalWrites: 'look',
  });
  try {
    await client.send(new CreateBucketCommand({ Bucket: bucket }));
  } catch (error) {
    await stop();
    throw error;
  } finally {
    client.destroy();
  }
  return {
    environment: {
      OBJECT_STORE_DRIVER: 's3',
      OBJECT_STORE_S3_ENDPOINT: swift.endpoint,
      OBJECT_STORE_S3_REGION: region,
      OBJECT_STORE_S3_BUCKET: bucket,
      OBJECT_STORE_S3_ACCESS_KEY_ID: swift.accessKeyId,
      OBJECT_STORE_S3_SECRET_ACCESS_KEY: swift.secretAccessKey,
      // Swift knows no conditional writes.
      OBJECT_STORE_S3_CONDITIONAL_WRITES: 'look',
    },
    stop,
  };
}
