import YAML from 'yaml';

const IMAGE = 'skydeck:0.1.0';
const SERVICES = ['platform', 'auth', 'pay', 'media', 'vault', 'messaging', 'location'];
const USER_ID = 65_532;
/**
 * Who encodes needs FFmpeg, memory for it, and namespaces to shut it in: the usual profiles of seccomp and
 * AppArmor allow none, so that pod has no such profile and its tools are shut in by bubblewrap.
 */
const MEDIA = {
  image: 'skydeck-media:0.1.0',
  profiles: { seccompProfile: { type: 'Unconfined' }, appArmorProfile: { type: 'Unconfined' } },
  resources: { requests: { cpu: '1', memory: '1Gi' }, limits: { memory: '4Gi' } },
};
/** Publishers of live streams reach any pod; the one that has a stream is asked for it by the others. */
const RTMP_PORT = 1935;
const HOLDER = [
  { name: 'POD_IP', valueFrom: { fieldRef: { fieldPath: 'status.podIP' } } },
  { name: 'MEDIA_LIVE_HOLDER_URL', value: 'http://$(POD_IP):4003' },
];
const OTHERS = {
  image: IMAGE,
  profiles: { seccompProfile: { type: 'RuntimeDefault' } },
  resources: { requests: { cpu: '100m', memory: '192Mi' }, limits: { memory: '512Mi' } },
};

/** One Deployment, Service and disruption budget for each process of Skydeck. */
export function kubernetesFiles() {
  const processes = [
    ...SERVICES.map((name, index) => ({ name, port: 4000 + index, internalPort: 4100 + index })),
    { name: 'dashboard', port: 4007, internalPort: 4107 },
    { name: 'edge', port: 4080, internalPort: 4180 },
  ];
  const names = processes.map(({ name }) => `${name}.yaml`);
  return [
    ...processes.map((process) => [`k8s/base/${process.name}.yaml`, manifest(process)]),
    ['k8s/base/settings.yaml', join([settings(processes)])],
    ['k8s/base/network.yaml', join([internalOnly()])],
    ['k8s/base/kustomization.yaml', kustomization([...names, 'settings.yaml', 'network.yaml'])],
  ];
}

function manifest(process) {
  return join([deployment(process), service(process), budget(process)]);
}

function deployment({ name, port, internalPort }) {
  const labels = labelsOf(name);
  const { image, profiles, resources } = name === 'media' ? MEDIA : OTHERS;
  const healthPath = name === 'dashboard' || name === 'edge' ? '/healthz' : '/readyz';
  const healthPort = name === 'edge' ? 'internal' : 'http';
  return {
    apiVersion: 'apps/v1',
    kind: 'Deployment',
    metadata: { name, labels },
    spec: {
      replicas: 2,
      selector: { matchLabels: labels },
      strategy: { type: 'RollingUpdate', rollingUpdate: { maxUnavailable: 0, maxSurge: 1 } },
      template: {
        metadata: { labels, annotations: scrapeAnnotations(internalPort) },
        spec: {
          automountServiceAccountToken: false,
          terminationGracePeriodSeconds: 30,
          securityContext: {
            runAsNonRoot: true,
            runAsUser: USER_ID,
            ...profiles,
          },
          topologySpreadConstraints: [
            {
              maxSkew: 1,
              topologyKey: 'kubernetes.io/hostname',
              whenUnsatisfiable: 'ScheduleAnyway',
              labelSelector: { matchLabels: labels },
            },
          ],
          containers: [
            {
              name,
              image,
              args: [`apps/${name}/dist/main.js`],
              envFrom: [
                { configMapRef: { name: 'skydeck-settings' } },
                { secretRef: { name: 'skydeck-secrets' } },
              ],
              env: [
                { name: 'SKYDECK_HOME', value: '/var/lib/skydeck' },
                ...(name === 'media' ? HOLDER : []),
              ],
              ports: [
                { name: 'http', containerPort: port },
                { name: 'internal', containerPort: internalPort },
                ...(name === 'media' ? [{ name: 'rtmp', containerPort: RTMP_PORT }] : []),
              ],
              startupProbe: probe('/healthz', healthPort, {
                periodSeconds: 1,
                failureThreshold: 60,
              }),
              readinessProbe: probe(healthPath, healthPort, { periodSeconds: 2 }),
              livenessProbe: probe('/healthz', healthPort, { periodSeconds: 10 }),
              lifecycle: { preStop: { sleep: { seconds: 5 } } },
              resources,
              securityContext: {
                allowPrivilegeEscalation: false,
                readOnlyRootFilesystem: true,
                capabilities: { drop: ['ALL'] },
              },
              volumeMounts: [
                { name: 'tmp', mountPath: '/tmp' },
                { name: 'home', mountPath: '/var/lib/skydeck' },
              ],
            },
          ],
          volumes: [
            { name: 'tmp', emptyDir: {} },
            { name: 'home', emptyDir: {} },
          ],
        },
      },
    },
  };
}

/** What the usual scrape configuration of a cluster looks for; see docs/operations. */
function scrapeAnnotations(port) {
  return {
    'prometheus.io/scrape': 'true',
    'prometheus.io/path': '/metrics',
    'prometheus.io/port': String(port),
  };
}

function probe(path, port, timing) {
  return { httpGet: { path, port }, timeoutSeconds: 3, ...timing };
}

function service({ name, port, internalPort }) {
  return {
    apiVersion: 'v1',
    kind: 'Service',
    metadata: { name, labels: labelsOf(name) },
    spec: {
      selector: labelsOf(name),
      ports: [
        { name: 'http', port, targetPort: 'http' },
        { name: 'internal', port: internalPort, targetPort: 'internal' },
        ...(name === 'media' ? [{ name: 'rtmp', port: RTMP_PORT, targetPort: 'rtmp' }] : []),
      ],
    },
  };
}

function budget({ name }) {
  return {
    apiVersion: 'policy/v1',
    kind: 'PodDisruptionBudget',
    metadata: { name, labels: labelsOf(name) },
    spec: { minAvailable: 1, selector: { matchLabels: labelsOf(name) } },
  };
}

function settings(processes) {
  // Every pod of a service has to find the same pictures and files; a disk is of one pod only.
  const data = { LOG_LEVEL: 'info', EDGE_ACCESS_LOG: 'off', OBJECT_STORE_DRIVER: 's3' };
  // A node may have many more cores than the limits of the pod are for.
  data.MEDIA_CONCURRENCY = '2';
  data.MEDIA_RTMP_HOST = '0.0.0.0';
  for (const { name, port, internalPort } of processes) {
    const prefix = name.toUpperCase();
    data[`${prefix}_HOST`] = '0.0.0.0';
    data[`${prefix}_URL`] = `http://${name}:${port}`;
    const [host, url] =
      name === 'edge' ? ['CONTROL_HOST', 'CONTROL_URL'] : ['INTERNAL_HOST', 'INTERNAL_URL'];
    data[`${prefix}_${host}`] = '0.0.0.0';
    data[`${prefix}_${url}`] = `http://${name}:${internalPort}`;
  }
  return { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'skydeck-settings' }, data };
}

const MONITORS = { namespaceSelector: { matchLabels: { 'skydeck.dev/monitoring': 'true' } } };

/**
 * Everybody may call the public ports; the internal ones answer only pods of Skydeck, and those of
 * namespaces with the label `skydeck.dev/monitoring: "true"`.
 */
function internalOnly() {
  const skydeck = { matchLabels: { 'app.kubernetes.io/part-of': 'skydeck' } };
  return {
    apiVersion: 'networking.k8s.io/v1',
    kind: 'NetworkPolicy',
    metadata: { name: 'skydeck-internal' },
    spec: {
      podSelector: skydeck,
      policyTypes: ['Ingress'],
      ingress: [
        { ports: [{ port: 'http' }, { port: 'rtmp' }] },
        { from: [{ podSelector: skydeck }] },
        { from: [MONITORS], ports: [{ port: 'internal' }] },
      ],
    },
  };
}

function labelsOf(name) {
  return { 'app.kubernetes.io/name': name, 'app.kubernetes.io/part-of': 'skydeck' };
}

function kustomization(resources) {
  return YAML.stringify({
    apiVersion: 'kustomize.config.k8s.io/v1beta1',
    kind: 'Kustomization',
    namespace: 'skydeck',
    resources,
  });
}

function join(documents) {
  return documents
    .map((document) => YAML.stringify(document, { lineWidth: 100, singleQuote: true }))
    .join('---\n');
}
