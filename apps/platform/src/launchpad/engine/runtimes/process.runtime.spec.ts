import { runtimeContract } from './runtime.contract.js';

describe('process runtime', () => {
  runtimeContract('process', async () => ({}));
});
