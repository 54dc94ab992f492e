import type {
  IoK8sApiCoreV1Service,
  IoK8sApiPolicyV1PodDisruptionBudget,
} from '@kubevirt-ui-ext/kubevirt-api/kubernetes';

/** What an app is called by inside of its project. */
export function appService(
  name: string,
  namespace: string,
  labels: Readonly<Record<string, string>>,
) {
  return {
    apiVersion: 'v1',
    kind: 'Service',
    metadata: { name, namespace, labels },
    spec: {
      selector: labels,
      ports: [{ name: 'http', port: 80, targetPort: 'http', protocol: 'TCP' }],
    },
  } satisfies IoK8sApiCoreV1Service;
}

/** Whoever empties nodes leaves one replica; we start the others elsewhere. */
export function appBudget(
  name: string,
  namespace: string,
  labels: Readonly<Record<string, string>>,
) {
  return {
    apiVersion: 'policy/v1',
    kind: 'PodDisruptionBudget',
    metadata: { name, namespace, labels },
    spec: {
      // Pods without a controller of the cluster's own can be counted, but no share of them.
      minAvailable: 1 as unknown as string,
      selector: { matchLabels: labels },
    },
  } satisfies IoK8sApiPolicyV1PodDisruptionBudget;
}
