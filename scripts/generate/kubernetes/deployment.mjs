import { labelsOf } from './documents.mjs';
import { RTMP_PORT } from './processes.mjs';

const USER_ID = 65_532;

/** How a process runs as one of its roles. */
export function deployment(workload) {
  const { name, role, internalPort } = workload;
  const labels = labelsOf(name, role);
  return {
    apiVersion: 'apps/v1',
    kind: 'Deployment',
    metadata: { name: workload.workload, labels },
    spec: {
      ...(hasFixedWidth(workload) && { replicas: workload.replicas }),
      selector: { matchLabels: labels },
      strategy: { type: 'RollingUpdate', rollingUpdate: { maxUnavailable: 0, maxSurge: 1 } },
      template: {
        metadata: { labels, annotations: scrapeAnnotations(internalPort) },
        spec: podOf(workload),
      },
    },
  };
}

/** The others are as wide as their autoscaler says. */
export const hasFixedWidth = ({ replicas }) => replicas !== undefined;

/** What a pod of a process has, whatever it is started for. */
export function podOf(workload) {
  const { name, role, profiles } = workload;
  return {
    serviceAccountName: name,
    automountServiceAccountToken: false,
    terminationGracePeriodSeconds: 40,
    securityContext: { runAsNonRoot: true, runAsUser: USER_ID, fsGroup: USER_ID, ...profiles },
    topologySpreadConstraints: ['kubernetes.io/hostname', 'topology.kubernetes.io/zone'].map(
      (topologyKey) => ({
        maxSkew: 1,
        topologyKey,
        whenUnsatisfiable: 'ScheduleAnyway',
        labelSelector: { matchLabels: labelsOf(name, role) },
      }),
    ),
    containers: [{ ...containerOf(workload), ...servingOf(workload) }],
    volumes: [
      { name: 'tmp', emptyDir: {} },
      { name: 'home', emptyDir: {} },
    ],
  };
}

/** The part that a Job has too. */
export function containerOf({ name, image, env }) {
  return {
    name,
    image,
    envFrom: [
      { configMapRef: { name: 'skydeck-settings' } },
      { secretRef: { name: 'skydeck-secrets' } },
    ],
    env: [{ name: 'SKYDECK_HOME', value: '/var/lib/skydeck' }, ...env],
    securityContext: {
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    },
    volumeMounts: [
      { name: 'tmp', mountPath: '/tmp' },
      { name: 'home', mountPath: '/var/lib/skydeck' },
    ],
  };
}

function servingOf(workload) {
  const { name, role, roles, port, internalPort, rtmp, isStateless, isTold, resources } = workload;
  const ready = isStateless && !isTold ? '/healthz' : '/readyz';
  const healthPort = name === 'edge' ? 'internal' : 'http';
  const { env } = containerOf(workload);
  return {
    env: roles ? [...env, roleOf(name, role)] : env,
    ports: [
      { name: 'http', containerPort: port },
      { name: 'internal', containerPort: internalPort },
      ...(rtmp && role === 'api' ? [{ name: 'rtmp', containerPort: RTMP_PORT }] : []),
    ],
    startupProbe: probe('/healthz', healthPort, { periodSeconds: 1, failureThreshold: 120 }),
    readinessProbe: probe(ready, healthPort, { periodSeconds: 2 }),
    livenessProbe: probe('/healthz', healthPort, { periodSeconds: 10 }),
    // Balancers go on sending for a moment; then requests and jobs in hand are finished.
    lifecycle: { preStop: { sleep: { seconds: 5 } } },
    resources,
  };
}

/** By a map, so that an overlay gives both roles to one pod without touching every Deployment. */
function roleOf(name, role) {
  const valueFrom = { configMapKeyRef: { name: 'skydeck-roles', key: role } };
  return { name: `${name.toUpperCase()}_ROLES`, valueFrom };
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
