import { runtimeContract } from '../runtimes/runtime.contract.js';
import { labSettings } from './fixtures/cluster-lab.js';

const kubeconfig = process.env['SKYDECK_TEST_KUBECONFIG'];
const registry = process.env['SKYDECK_TEST_REGISTRY'] ?? '';
const username = process.env['SKYDECK_TEST_REGISTRY_USERNAME'];
const password = process.env['SKYDECK_TEST_REGISTRY_PASSWORD'] ?? '';
const callers = (process.env['SKYDECK_TEST_CALLERS'] ?? '0.0.0.0/0').split(',');

import.meta.jest.setTimeout(600_000);

if (kubeconfig === undefined) {
  console.warn(
    'SKIPPED: no cluster to run apps in. Set SKYDECK_TEST_KUBECONFIG to the file of one whose pods ' +
      'this machine reaches, and SKYDECK_TEST_REGISTRY to a registry that both push to and pull from.',
  );
}

(kubeconfig === undefined ? describe.skip : describe)('kubernetes runtime in a cluster', () => {
  runtimeContract(
    'kubernetes',
    async () => ({
      kubernetes: {
        ...labSettings(kubeconfig ?? ''),
        callers,
        startTimeoutMs: 300_000,
        registry: {
          name: registry,
          ...(username !== undefined && { credentials: { username, password } }),
        },
      },
    }),
    { hasVolumes: false, splitsStreams: false },
  );
});
