import type { IoK8sApiNetworkingV1NetworkPolicy } from '@kubevirt-ui-ext/kubevirt-api/kubernetes';
import { instanceLabels, type KubevirtSettings, LABEL } from '../kubevirt-settings.js';
import { labelValue, nameOf } from './server-names.js';

/** Servers of a project are reached by one another only; what is published comes by the cluster's API. */
export function projectPolicy(settings: KubevirtSettings, projectId: string) {
  const labels = instanceLabels(settings);
  const ofProject = { matchLabels: { ...labels, [`${LABEL}/project`]: labelValue(projectId) } };
  return {
    apiVersion: 'networking.k8s.io/v1',
    kind: 'NetworkPolicy',
    metadata: { name: nameOf(`skydeck-${settings.instance}`, projectId), labels },
    spec: {
      podSelector: ofProject,
      policyTypes: ['Ingress'],
      ingress: [{ from: [{ podSelector: ofProject }] }],
    },
  } satisfies IoK8sApiNetworkingV1NetworkPolicy;
}
