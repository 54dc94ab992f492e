import { databaseContract } from '../contract/database.contract.js';
import { kubernetesLab } from './fixtures/kubernetes-lab.js';

databaseContract(kubernetesLab, ['logins', 'isolation', 'backups', 'pools']);
