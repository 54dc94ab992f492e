import { debianContract } from '../contract/debian.contract.js';
import { incusLab } from '../fixtures/incus-lab.js';

describe('debian-12', () => {
  debianContract('debian-12', incusLab);
});
