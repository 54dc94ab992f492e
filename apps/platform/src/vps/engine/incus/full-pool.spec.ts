import { fullPoolContract } from '../contract/full-pool.contract.js';
import { incusLab } from '../fixtures/incus-lab.js';

describe('incus, full', () => {
  fullPoolContract(incusLab);
});
