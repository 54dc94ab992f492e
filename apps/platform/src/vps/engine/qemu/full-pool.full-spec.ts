import { fullPoolContract } from '../contract/full-pool.contract.js';
import { smallQemuLab } from '../fixtures/qemu-lab.js';

import.meta.jest.setTimeout(240_000);

describe('qemu, full', () => {
  fullPoolContract(smallQemuLab);
});
