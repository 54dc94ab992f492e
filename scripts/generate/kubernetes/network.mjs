import { labelsOf, PART_OF } from './documents.mjs';
import { PROCESSES } from './processes.mjs';

const MONITORS = { namespaceSelector: { matchLabels: { 'skydeck.dev/monitoring': 'true' } } };
const STORES = { namespaceSelector: { matchLabels: { 'skydeck.dev/stores': 'true' } } };
const DNS = {
  namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': 'kube-system' } },
  podSelector: { matchLabels: { 'k8s-app': 'kube-dns' } },
};
/** The world without what is inside: webhooks, providers of messages and payments, repositories. */
const WORLD = [
  {
    ipBlock: {
      cidr: '0.0.0.0/0',
      except: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '100.64.0.0/10', '169.254.0.0/16'],
    },
  },
  { ipBlock: { cidr: '::/0', except: ['fc00::/7', 'fe80::/10'] } },
];

/** Nothing in and nothing out, but what the policies beside it allow. */
export function networkPolicies() {
  return [
    policy('skydeck-deny', {
      podSelector: { matchLabels: PART_OF },
      policyTypes: ['Ingress', 'Egress'],
    }),
    policy('skydeck-basics', {
      podSelector: { matchLabels: PART_OF },
      policyTypes: ['Ingress', 'Egress'],
      ingress: [{ from: [MONITORS], ports: [{ port: 'internal' }] }],
      egress: [
        {
          to: [DNS],
          ports: [
            { port: 53, protocol: 'UDP' },
            { port: 53, protocol: 'TCP' },
          ],
        },
        { to: [STORES] },
        { to: WORLD },
      ],
    }),
    ...PROCESSES.map(policyOf),
  ];
}

/** What a component lets the platform reach besides: the API of the cluster, and pods elsewhere. */
export function clusterPolicy(name, spaces) {
  return policy(name, {
    podSelector: { matchLabels: labelsOf('platform') },
    policyTypes: ['Egress'],
    egress: [
      {
        ports: [
          { port: 443, protocol: 'TCP' },
          { port: 6443, protocol: 'TCP' },
        ],
      },
      { to: [{ namespaceSelector: spaces }] },
    ],
  });
}

/** Everybody may call a public listener; the internal one answers those who need it. */
function policyOf(process) {
  const { name, rtmp, reachesPods } = process;
  const callers = PROCESSES.filter((other) => internalCallsOf(other).includes(name));
  const egress = internalCallsOf(process).map((callee) => reach(callee, 'internal'));
  egress.push(...(process.calls.http ?? []).map((callee) => reach(callee, 'http')));
  if (reachesPods) egress.push({ to: [{ namespaceSelector: {} }] });
  return policy(`skydeck-${name}`, {
    podSelector: { matchLabels: labelsOf(name) },
    policyTypes: ['Ingress', 'Egress'],
    ingress: [
      { ports: [{ port: 'http' }, ...(rtmp ? [{ port: 'rtmp' }] : [])] },
      ...(callers.length > 0
        ? [{ from: callers.map((caller) => podsOf(caller.name)), ports: [{ port: 'internal' }] }]
        : []),
    ],
    egress,
  });
}

/** Auth judges the keys of everybody. */
function internalCallsOf({ name, calls }) {
  const others = calls.internal ?? [];
  return name === 'edge' ? others : [...new Set(['auth', ...others])];
}

const podsOf = (name) => ({ podSelector: { matchLabels: labelsOf(name) } });

/** A named port is looked up in the pods that are reached. */
function reach(name, port) {
  return { to: [podsOf(name)], ports: [{ port }] };
}

function policy(name, spec) {
  return { apiVersion: 'networking.k8s.io/v1', kind: 'NetworkPolicy', metadata: { name }, spec };
}
