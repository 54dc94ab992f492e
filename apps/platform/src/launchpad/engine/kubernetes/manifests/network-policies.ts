import type {
  IoK8sApiNetworkingV1NetworkPolicy,
  IoK8sApiNetworkingV1NetworkPolicyPeer,
} from '@kubevirt-ui-ext/kubevirt-api/kubernetes';
import type { KubernetesSettings } from '../kubernetes-settings.js';

const PRIVATE = [
  '10.0.0.0/8',
  '100.64.0.0/10',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.168.0.0/16',
];
const PRIVATE_V6 = ['fc00::/7', 'fe80::/10'];
const NAMESPACE = 'kubernetes.io/metadata.name';
/** The published type knows names of ports alone; a number has to be sent as one. */
const DNS = 53 as unknown as string;
const POSTGRES = 5432 as unknown as string;
const DNS_PORTS = [
  { protocol: 'UDP', port: DNS },
  { protocol: 'TCP', port: DNS },
];

/** Who may speak with the pods of a project: nobody, and then what apps need. */
export function networkPolicies(
  namespace: string,
  labels: Record<string, string>,
  {
    callers,
    egressAllowCidrs,
    databaseNamespace,
  }: Pick<KubernetesSettings, 'callers' | 'egressAllowCidrs' | 'databaseNamespace'>,
): IoK8sApiNetworkingV1NetworkPolicy[] {
  const policy = (
    name: string,
    spec: Omit<NonNullable<IoK8sApiNetworkingV1NetworkPolicy['spec']>, 'podSelector'>,
  ) => ({
    apiVersion: 'networking.k8s.io/v1',
    kind: 'NetworkPolicy',
    metadata: { name, namespace, labels },
    spec: { podSelector: {}, ...spec },
  });
  const ofProject = { podSelector: {} };
  return [
    policy('nothing', { policyTypes: ['Ingress', 'Egress'] }),
    policy('visits', {
      policyTypes: ['Ingress'],
      ingress: [{ from: [ofProject, ...callers.map(callerPeer)] }],
    }),
    policy('ways-out', {
      policyTypes: ['Egress'],
      egress: [
        { to: [ofProject] },
        { to: [inNamespace('kube-system')], ports: DNS_PORTS },
        ...(databaseNamespace === undefined
          ? []
          : [
              {
                to: [inNamespace(databaseNamespace)],
                ports: [{ protocol: 'TCP', port: POSTGRES }],
              },
            ]),
        {
          to: [
            { ipBlock: { cidr: '0.0.0.0/0', except: PRIVATE } },
            { ipBlock: { cidr: '::/0', except: PRIVATE_V6 } },
            ...egressAllowCidrs.map((cidr) => ({ ipBlock: { cidr } })),
          ],
        },
      ],
    }),
  ];
}

/** A network, or the name of a namespace. */
function callerPeer(caller: string): IoK8sApiNetworkingV1NetworkPolicyPeer {
  return caller.includes('/') ? { ipBlock: { cidr: caller } } : inNamespace(caller);
}

function inNamespace(name: string): IoK8sApiNetworkingV1NetworkPolicyPeer {
  return { namespaceSelector: { matchLabels: { [NAMESPACE]: name } } };
}
