import { CreateBucketCommand } from '@aws-sdk/client-s3';
import { TestClock } from '@skydeck/testing';
import { describeObjectStore } from '../object-store.contract.js';
import { startSwift } from '../testing/swift/start-swift.js';
import { createS3Client } from './s3-client.js';
import { S3ObjectStore } from './s3-object-store.js';

describeObjectStore('S3 (OpenStack Swift)', async () => {
  const { stop, ...swift } = await startSwift();
  const clock = new TestClock();
  const options = {
    ...swift,
    region: 'us-east-1',
    bucket: 'contract',
    pathStyle: true,
    // Swift knows no conditional writes.
    conditionalWrites: 'look',
    copyLimitBytes: 5 * 1024 * 1024,
    now: () => clock.now(),
  } as const;
  const client = createS3Client(options);
  await client.send(new CreateBucketCommand({ Bucket: options.bucket }));
  client.destroy();
  return { store: new S3ObjectStore(options), clock, isAbsenceAtomic: false, stop };
});
