import type {
  IoK8sApiNetworkingV1NetworkPolicy,
  IoK8sApiNetworkingV1NetworkPolicyPeer,
} from '@kubevirt-ui-ext/kubevirt-api/kubernetes';
import { instanceLabels as appLabels } from '../../../../launchpad/engine/kubernetes/manifests/labels.js';
import type { InstanceSpec } from '../../instance-spec.js';
import type { KubernetesSettings } from '../kubernetes-settings.js';
import { CLUSTER_LABEL, instanceLabels, TOOL_LABEL } from './labels.js';

const NAMESPACE = 'kubernetes.io/metadata.name';
/** The published type knows names of ports alone; a number has to be sent as one. */
const POSTGRES = 5432 as unknown as string;

/** Who may speak with a server: its own members and tools, the operator, the platform, apps, and who is named. */
export function networkPolicy(
  settings: KubernetesSettings,
  { id, trustedSources }: Pick<InstanceSpec, 'id' | 'trustedSources'>,
) {
  const { instance, namespace, operatorNamespace, callers } = settings;
  const clients: IoK8sApiNetworkingV1NetworkPolicyPeer[] = [
    { podSelector: { matchLabels: { [TOOL_LABEL]: id } } },
    { namespaceSelector: { matchLabels: appLabels(instance) } },
    ...callers.map((caller) => (caller.includes('/') ? network(caller) : inNamespace(caller))),
    ...trustedSources.map(network),
  ];
  return {
    apiVersion: 'networking.k8s.io/v1',
    kind: 'NetworkPolicy',
    metadata: { name: id, namespace, labels: instanceLabels(instance, id) },
    spec: {
      podSelector: { matchLabels: { [CLUSTER_LABEL]: id } },
      policyTypes: ['Ingress'],
      ingress: [
        {
          from: [
            { podSelector: { matchLabels: { [CLUSTER_LABEL]: id } } },
            inNamespace(operatorNamespace),
          ],
        },
        { from: clients, ports: [{ protocol: 'TCP', port: POSTGRES }] },
      ],
    },
  } satisfies IoK8sApiNetworkingV1NetworkPolicy;
}

function inNamespace(name: string): IoK8sApiNetworkingV1NetworkPolicyPeer {
  return { namespaceSelector: { matchLabels: { [NAMESPACE]: name } } };
}

function network(cidr: string): IoK8sApiNetworkingV1NetworkPolicyPeer {
  return { ipBlock: { cidr } };
}
