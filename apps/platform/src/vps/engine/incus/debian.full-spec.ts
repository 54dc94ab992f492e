import { debianContract } from '../contract/debian.contract.js';
import { incusLab } from '../fixtures/incus-lab.js';

describe.each(['debian-12', 'debian-13'])('%s', (slug) => {
  debianContract(slug, incusLab);
});
