import YAML from 'yaml';

const FOLDER = 'k8s/components/rooms';
const IMAGE = 'skydeck-rooms:0.1.0';
const TURN_PORT = 3478;
const RTMP_PORT = 1936;
const PLATFORM = { 'app.kubernetes.io/name': 'platform', 'app.kubernetes.io/part-of': 'skydeck' };
const MEDIA_PORTS = [
  { name: 'turn-udp', protocol: 'UDP', number: TURN_PORT },
  { name: 'turn-tcp', protocol: 'TCP', number: TURN_PORT },
  { name: 'room-rtmp', protocol: 'TCP', number: RTMP_PORT },
];

/**
 * What an installation adds that carries live rooms in its cluster by the embedded engine. A Service
 * has no ranges of ports, so all media comes through the one port of the relay beside the engine.
 */
export function roomFiles() {
  return [
    [`${FOLDER}/platform.yaml`, join([platformPatch()])],
    [`${FOLDER}/settings.yaml`, join([settingsPatch()])],
    [`${FOLDER}/entrance.yaml`, join([service(), policy()])],
    [`${FOLDER}/kustomization.yaml`, join([component()])],
  ];
}

/** One pod, as a room is carried by one engine. Recordings are made into films by confined FFmpeg. */
function platformPatch() {
  const unconfined = { type: 'Unconfined' };
  return {
    apiVersion: 'apps/v1',
    kind: 'Deployment',
    metadata: { name: 'platform' },
    spec: {
      replicas: 1,
      strategy: { type: 'Recreate', rollingUpdate: null },
      template: {
        spec: {
          securityContext: { seccompProfile: unconfined, appArmorProfile: unconfined },
          containers: [
            {
              name: 'platform',
              image: IMAGE,
              env: [
                { name: 'POD_IP', valueFrom: { fieldRef: { fieldPath: 'status.podIP' } } },
                { name: 'COSTREAM_TURN_HOST', value: '$(POD_IP)' },
              ],
              ports: MEDIA_PORTS.map(({ name, protocol, number }) => ({
                name,
                containerPort: number,
                protocol,
              })),
              resources: {
                requests: { cpu: '1', memory: '1Gi' },
                limits: { memory: '4Gi' },
              },
            },
          ],
        },
      },
    },
  };
}

function settingsPatch() {
  return {
    apiVersion: 'v1',
    kind: 'ConfigMap',
    metadata: { name: 'skydeck-settings' },
    data: { COSTREAM_TURN: 'embedded', COSTREAM_RTMP_HOST: '0.0.0.0' },
  };
}

function service() {
  return {
    apiVersion: 'v1',
    kind: 'Service',
    metadata: { name: 'rooms', namespace: 'skydeck', labels: PLATFORM },
    spec: {
      type: 'LoadBalancer',
      selector: PLATFORM,
      ports: MEDIA_PORTS.map(({ name, protocol, number }) => ({
        name,
        protocol,
        port: number,
        targetPort: name,
      })),
    },
  };
}

function policy() {
  return {
    apiVersion: 'networking.k8s.io/v1',
    kind: 'NetworkPolicy',
    metadata: { name: 'skydeck-rooms', namespace: 'skydeck', labels: PLATFORM },
    spec: {
      podSelector: { matchLabels: PLATFORM },
      policyTypes: ['Ingress'],
      ingress: [{ ports: MEDIA_PORTS.map(({ name, protocol }) => ({ port: name, protocol })) }],
    },
  };
}

function component() {
  return {
    apiVersion: 'kustomize.config.k8s.io/v1alpha1',
    kind: 'Component',
    resources: ['entrance.yaml'],
    patches: [{ path: 'platform.yaml' }, { path: 'settings.yaml' }],
  };
}

function join(documents) {
  return documents
    .map((document) => YAML.stringify(document, { lineWidth: 100, singleQuote: true }))
    .join('---\n');
}
