import { component, join, PART_OF } from './documents.mjs';

const FOLDER = 'k8s/components/gateway';

/** Host and process of each product, and of the dashboard. Apps come through the edge, by wildcard. */
export const HOSTS = [
  ['api', 'platform', 4000],
  ['auth', 'auth', 4001],
  ['pay', 'pay', 4002],
  ['media', 'media', 4003],
  ['vault', 'vault', 4004],
  ['messaging', 'messaging', 4005],
  ['location', 'location', 4006],
  ['console', 'dashboard', 4007],
  ['*.apps', 'edge', 4080],
];

/** A Gateway with a route for each host; the names are those of `example.com` until an overlay says. */
export function gatewayFiles() {
  return [
    [`${FOLDER}/gateway.yaml`, join([gateway()])],
    [`${FOLDER}/routes.yaml`, join(HOSTS.map(route))],
    [`${FOLDER}/kustomization.yaml`, component(['gateway.yaml', 'routes.yaml'])],
  ];
}

const OWN_ROUTES = { namespaces: { from: 'Same' } };
const metadata = (name) => ({ name, namespace: 'skydeck', labels: PART_OF });

function gateway() {
  return {
    apiVersion: 'gateway.networking.k8s.io/v1',
    kind: 'Gateway',
    metadata: metadata('skydeck'),
    spec: {
      gatewayClassName: 'skydeck',
      listeners: [
        { name: 'http', port: 80, protocol: 'HTTP', allowedRoutes: OWN_ROUTES },
        {
          name: 'https',
          allowedRoutes: OWN_ROUTES,
          port: 443,
          protocol: 'HTTPS',
          hostname: '*.example.com',
          tls: { mode: 'Terminate', certificateRefs: [{ name: 'skydeck-tls' }] },
        },
      ],
    },
  };
}

function route([host, name, port]) {
  return {
    apiVersion: 'gateway.networking.k8s.io/v1',
    kind: 'HTTPRoute',
    metadata: metadata(`skydeck-${name}`),
    spec: {
      parentRefs: [{ name: 'skydeck' }],
      hostnames: [`${host}.example.com`],
      rules: [
        {
          matches: [{ path: { type: 'PathPrefix', value: '/' } }],
          backendRefs: [{ name, port }],
          // Uploads, streams and consoles last.
          timeouts: { request: '0s' },
        },
      ],
    },
  };
}
