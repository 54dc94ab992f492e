import { type Swift, startSwift } from '../testing/swift/start-swift.js';
import { S3ObjectStore } from './s3-object-store.js';

describe('bucket of an S3 object store', () => {
  let swift: Swift;
  beforeAll(async () => {
    swift = await startSwift();
  }, 200_000);
  afterAll(() => swift.stop());

  const storeOf = (bucket: string, createBucket: boolean) => {
    const { stop: _stop, ...server } = swift;
    const more = { region: 'us-east-1', pathStyle: true, conditionalWrites: 'look' } as const;
    return new S3ObjectStore({ ...server, ...more, bucket, createBucket });
  };

  it('unavailable: is not made unless that was asked for', async () => {
    const store = storeOf('absent', false);
    for (let tries = 0; tries < 2; tries++) {
      await expect(store.open()).rejects.toThrow(/cannot use bucket absent .* make the bucket/);
    }
    await store.close();
  });

  it('is made once by ten that start at the same moment, and found by the next', async () => {
    const stores = Array.from({ length: 10 }, () => storeOf('made', true));
    await Promise.all(stores.map((store) => store.open()));
    await stores[0]?.put('key', Buffer.from('kept'), { contentType: 'text/plain' });
    const next = storeOf('made', true);
    await next.open();
    expect(await next.head('key')).toMatchObject({ size: 4 });
    await Promise.all([...stores, next].map((store) => store.close()));
  });
});
