import { valkeyContract } from '../contract/valkey.contract.js';
import { embeddedLab } from '../fixtures/database-lab.js';

valkeyContract(embeddedLab);
