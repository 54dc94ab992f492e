import { databaseContract } from '../contract/database.contract.js';
import { outsideLab } from './fixtures/outside-lab.js';

const { SKYDECK_TEST_KUBECONFIG: kubeconfig, SKYDECK_TEST_ARCHIVE_BUCKET: bucket } = process.env;

import.meta.jest.setTimeout(900_000);

if (kubeconfig === undefined) {
  console.warn(
    'SKIPPED: no cluster to make databases in. Set SKYDECK_TEST_KUBECONFIG to the file of one that has ' +
      'CloudNativePG, whose Services this machine reaches by name, and SKYDECK_TEST_ARCHIVE_BUCKET and ' +
      'its neighbours for moments.',
  );
}

(kubeconfig === undefined ? describe.skip : describe)('databases in a cluster', () => {
  databaseContract(
    () => outsideLab(kubeconfig ?? '', process.env),
    [
      'life',
      'isolation',
      'logins',
      'upgrades',
      'pools',
      ...(bucket === undefined ? [] : ['backups' as const]),
    ],
  );
});
