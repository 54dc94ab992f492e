import { databaseContract } from '../contract/database.contract.js';
import { embeddedLab } from '../fixtures/database-lab.js';

databaseContract(embeddedLab, ['backups', 'archiveFolder']);
