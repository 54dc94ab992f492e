import { runtimeContract } from './runtime.contract.js';

describe('process runtime', () => {
  runtimeContract('process', async () => ({}), { outlives: true });
});

describe('process runtime without root', () => {
  runtimeContract('process', async () => ({ rootless: true }), {
    hasVolumes: false,
    outlives: true,
  });
});
