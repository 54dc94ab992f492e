import { computeContract } from '../contract/compute.contract.js';
import { qemuLab } from '../fixtures/qemu-lab.js';

// Without hardware virtualisation a guest takes ten times as long as on a real processor.
import.meta.jest.setTimeout(240_000);

describe('qemu', () => {
  computeContract(qemuLab, ['life', 'console']);
});
