import { AssetHarness } from './asset-harness.js';
import { describeSlice } from './slice.contract.js';

let media: AssetHarness;

beforeAll(async () => {
  media = await AssetHarness.start();
}, 90_000);

afterAll(() => media.close());

describeSlice(() => media);
