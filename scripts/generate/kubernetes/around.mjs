import { labelsOf } from './documents.mjs';
import { RTMP_PORT } from './processes.mjs';

/** A process may do nothing in the cluster; components give rights where an engine needs them. */
export function account({ name }) {
  return {
    apiVersion: 'v1',
    kind: 'ServiceAccount',
    metadata: { name, labels: labelsOf(name) },
    automountServiceAccountToken: false,
  };
}

/** Requests go to those who answer them, and not to workers. */
export function service({ name, port, internalPort, rtmp }) {
  return {
    apiVersion: 'v1',
    kind: 'Service',
    metadata: { name, labels: labelsOf(name) },
    spec: {
      selector: labelsOf(name, 'api'),
      ports: [
        { name: 'http', port, targetPort: 'http' },
        { name: 'internal', port: internalPort, targetPort: 'internal' },
        ...(rtmp ? [{ name: 'rtmp', port: RTMP_PORT, targetPort: 'rtmp' }] : []),
      ],
    },
  };
}

/** Name of the Service that has the address of each pod. */
export const eachOf = (name) => `${name}-control`;

/** For whoever tells every pod something: also those that take no visitors before they were told. */
export function serviceOfEach({ name, internalPort }) {
  return {
    apiVersion: 'v1',
    kind: 'Service',
    metadata: { name: eachOf(name), labels: labelsOf(name) },
    spec: {
      clusterIP: 'None',
      publishNotReadyAddresses: true,
      selector: labelsOf(name, 'api'),
      ports: [{ name: 'internal', port: internalPort, targetPort: 'internal' }],
    },
  };
}

export function budget({ name, role, workload }) {
  return {
    apiVersion: 'policy/v1',
    kind: 'PodDisruptionBudget',
    metadata: { name: workload, labels: labelsOf(name, role) },
    spec: {
      maxUnavailable: 1,
      unhealthyPodEvictionPolicy: 'AlwaysAllow',
      selector: { matchLabels: labelsOf(name, role) },
    },
  };
}

/** Wider at once, narrower slowly: a pod that ends lets go of streams and jobs. */
export function autoscaler({ name, role, workload }) {
  return {
    apiVersion: 'autoscaling/v2',
    kind: 'HorizontalPodAutoscaler',
    metadata: { name: workload, labels: labelsOf(name, role) },
    spec: {
      scaleTargetRef: { apiVersion: 'apps/v1', kind: 'Deployment', name: workload },
      minReplicas: 2,
      maxReplicas: 10,
      metrics: [
        {
          type: 'Resource',
          resource: { name: 'cpu', target: { type: 'AverageValue', averageValue: '600m' } },
        },
      ],
      behavior: {
        scaleDown: {
          stabilizationWindowSeconds: 300,
          policies: [{ type: 'Pods', value: 1, periodSeconds: 60 }],
        },
      },
    },
  };
}
