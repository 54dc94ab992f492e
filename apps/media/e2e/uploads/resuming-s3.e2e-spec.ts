import { startBucket, type TestBucket } from '@skydeck/object-store/testing';
import { describeResuming } from './resuming.contract.js';
import { UploadHarness } from './upload-harness.js';

let bucket: TestBucket;
let media: UploadHarness;

beforeAll(async () => {
  bucket = await startBucket('uploads');
  media = await UploadHarness.start(bucket.environment);
}, 200_000);
afterAll(async () => {
  await media.close();
  await bucket.stop();
});

describe('Resumable uploads, kept in S3', () => {
  describeResuming(() => media);

  it('has left no bytes beside the files', async () => {
    const { objects } = await media.store.list({ prefix: 'media/uploads/' });
    expect(objects.filter(({ key }) => key.includes('.tail/'))).toEqual([]);
  });
});
