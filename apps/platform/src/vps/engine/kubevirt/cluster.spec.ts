import { labInstance } from '../fixtures/compute-lab.js';
import { outsideContract } from '../contract/outside.contract.js';
import { clusterLab } from './fixtures/kube-lab.js';

const kubeconfig = process.env['SKYDECK_TEST_KUBECONFIG'];
const disk = process.env['SKYDECK_TEST_KUBEVIRT_DISK'] ?? '';
const namespace = process.env['SKYDECK_TEST_KUBEVIRT_NAMESPACE'] ?? 'default';

import.meta.jest.setTimeout(900_000);

if (kubeconfig === undefined) {
  console.warn(
    'SKIPPED: no cluster to run servers of KubeVirt in. Set SKYDECK_TEST_KUBECONFIG to the file of ' +
      'one, and SKYDECK_TEST_KUBEVIRT_DISK to a qcow2 disk that boots.',
  );
}

(kubeconfig === undefined ? describe.skip : describe)('kubevirt in a cluster', () => {
  outsideContract(async () =>
    clusterLab({ instance: labInstance(), kubeconfig: kubeconfig ?? '', namespace }, disk),
  );
});
