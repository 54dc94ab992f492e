import { computeContract } from '../contract/compute.contract.js';
import { incusLab } from '../fixtures/incus-lab.js';

describe('incus', () => {
  computeContract(incusLab);
});
