import type {
  IoK8sApiNetworkingV1NetworkPolicy,
  IoK8sApiNetworkingV1NetworkPolicyPeer,
} from '@kubevirt-ui-ext/kubevirt-api/kubernetes';
import { instanceLabels as appLabels } from '../../../../launchpad/engine/kubernetes/manifests/labels.js';
import type { InstanceSpec } from '../../instance-spec.js';
import type { KubernetesSettings } from '../kubernetes-settings.js';
import { CLUSTER_LABEL, instanceLabels, TOOL_LABEL } from './labels.js';
import { POOL_LABEL } from './pooler.js';

const NAMESPACE = 'kubernetes.io/metadata.name';
/** The published type knows names of ports alone; a number has to be sent as one. */
const POSTGRES = 5432 as unknown as string;

/** Who may speak with a server: its own members and tools, pools, the operator, the platform, apps, and who is named. */
export function networkPolicy(
  settings: KubernetesSettings,
  { id, trustedSources }: Pick<InstanceSpec, 'id' | 'trustedSources'>,
) {
  const { instance, namespace, operatorNamespace } = settings;
  const clients = [
    { podSelector: { matchLabels: { [TOOL_LABEL]: id } } },
    { podSelector: { matchLabels: { [POOL_LABEL]: id } } },
    ...clientsOf(settings, trustedSources),
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

/** Name of the policy of the pools of a server. */
export const poolPolicyName = (id: string): string => `${id}-pools`;

/** Who may speak with the pools of a server: who may with the server, but for its own. */
export function poolPolicy(
  settings: KubernetesSettings,
  { id, trustedSources }: Pick<InstanceSpec, 'id' | 'trustedSources'>,
) {
  const { instance, namespace } = settings;
  const from = clientsOf(settings, trustedSources);
  return {
    apiVersion: 'networking.k8s.io/v1',
    kind: 'NetworkPolicy',
    metadata: { name: poolPolicyName(id), namespace, labels: instanceLabels(instance, id) },
    spec: {
      podSelector: { matchLabels: { [POOL_LABEL]: id } },
      policyTypes: ['Ingress'],
      ingress: [{ from, ports: [{ protocol: 'TCP', port: POSTGRES }] }],
    },
  } satisfies IoK8sApiNetworkingV1NetworkPolicy;
}

/** Apps, the platform and others that are named, and trusted networks. */
function clientsOf(
  { instance, callers }: KubernetesSettings,
  trustedSources: readonly string[],
): IoK8sApiNetworkingV1NetworkPolicyPeer[] {
  return [
    { namespaceSelector: { matchLabels: appLabels(instance) } },
    ...callers.map((caller) => (caller.includes('/') ? network(caller) : inNamespace(caller))),
    ...trustedSources.map(network),
  ];
}

function inNamespace(name: string): IoK8sApiNetworkingV1NetworkPolicyPeer {
  return { namespaceSelector: { matchLabels: { [NAMESPACE]: name } } };
}

function network(cidr: string): IoK8sApiNetworkingV1NetworkPolicyPeer {
  return { ipBlock: { cidr } };
}
