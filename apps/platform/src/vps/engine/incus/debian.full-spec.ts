import { debianContract } from '../contract/debian.contract.js';
import { incusLab } from '../fixtures/incus-lab.js';

describe('debian-13', () => {
  debianContract('debian-13', incusLab);
});
