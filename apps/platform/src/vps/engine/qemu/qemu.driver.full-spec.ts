import { computeContract } from '../contract/compute.contract.js';
import { qemuLab } from '../fixtures/qemu-lab.js';

// Each test starts several kernels on an emulated processor.
import.meta.jest.setTimeout(240_000);

describe('qemu', () => {
  computeContract(qemuLab, ['snapshots', 'volumes', 'limits']);
});
