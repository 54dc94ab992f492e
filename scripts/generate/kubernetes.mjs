import { account, autoscaler, budget, service, serviceOfEach } from './kubernetes/around.mjs';
import { deployment, hasFixedWidth } from './kubernetes/deployment.mjs';
import { component, join, kustomization } from './kubernetes/documents.mjs';
import { gatewayFiles } from './kubernetes/gateway.mjs';
import { migrationJobs } from './kubernetes/migrations.mjs';
import { monitoringFiles } from './kubernetes/monitoring.mjs';
import { networkPolicies } from './kubernetes/network.mjs';
import { PROCESSES, WORKLOADS } from './kubernetes/processes.mjs';
import { settingMaps } from './kubernetes/settings.mjs';

const BASE = 'k8s/base';
const MIGRATIONS = 'k8s/components/migrations';

/** What every installation has, and the parts that it may add. */
export function kubernetesFiles() {
  const names = PROCESSES.map(({ name }) => `${name}.yaml`);
  return [
    ...PROCESSES.map((process) => [`${BASE}/${process.name}.yaml`, join(documentsOf(process))]),
    [`${BASE}/settings.yaml`, join(settingMaps())],
    [`${BASE}/network.yaml`, join(networkPolicies())],
    [`${BASE}/kustomization.yaml`, kustomization([...names, 'settings.yaml', 'network.yaml'])],
    [`${MIGRATIONS}/jobs.yaml`, join(migrationJobs())],
    [`${MIGRATIONS}/kustomization.yaml`, component(['jobs.yaml'])],
    ...monitoringFiles(),
    ...gatewayFiles(),
  ];
}

function documentsOf(process) {
  const workloads = WORKLOADS.filter(({ name }) => name === process.name);
  return [
    account(process),
    ...workloads.map(deployment),
    service(process),
    ...(process.isTold ? [serviceOfEach(process)] : []),
    ...workloads.map(budget),
    ...workloads.filter((workload) => !hasFixedWidth(workload)).map(autoscaler),
  ];
}
