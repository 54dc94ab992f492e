import { computeContract } from '../contract/compute.contract.js';
import { qemuLab } from '../fixtures/qemu-lab.js';

describe('qemu', () => {
  computeContract(qemuLab);
});
