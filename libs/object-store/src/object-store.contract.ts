import { describeObjects } from './contract/objects.contract.js';
import { describeLists } from './contract/lists.contract.js';
import { describeConcurrency } from './contract/concurrency.contract.js';
import { describeSignedRequests } from './contract/signed-requests.contract.js';
import { describeUploads } from './contract/uploads.contract.js';
import type { StoreUnderTest } from './contract/store-under-test.js';

/** What every object store must do, wherever it keeps its objects. */
export function describeObjectStore(name: string, start: () => Promise<StoreUnderTest>): void {
  describe(`${name} object store`, () => {
    let tested: StoreUnderTest;

    beforeAll(async () => {
      tested = await start();
      await tested.store.open();
    }, 90_000);

    afterAll(async () => {
      await tested.store.close();
      await tested.stop();
    });

    describeObjects(() => tested);
    describeLists(() => tested);
    describeUploads(() => tested);
    describeConcurrency(() => tested);
    describeSignedRequests(() => tested);
  });
}
