import type {
  IoK8sApiCoreV1Namespace,
  IoK8sApiCoreV1ResourceQuota,
  IoK8sApiCoreV1Secret,
  IoK8sApiCoreV1ServiceAccount,
} from '@kubevirt-ui-ext/kubevirt-api/kubernetes';
import type { AppRegistry, ProjectQuota } from '../kubernetes-settings.js';
import { LABEL } from './labels.js';
import { labelValue, objectName } from './names.js';
import { encoded } from './release-secret.js';

/** Account of all replicas, which may do nothing. */
export const ACCOUNT = 'apps';
/** Secret by which nodes fetch images. */
export const PULL_SECRET = 'registry';

const SECURITY = 'pod-security.kubernetes.io';

/** Name of the namespace of a project. */
export function namespaceName(prefix: string, instance: string, projectId: string): string {
  return objectName(prefix, instance, projectId);
}

/** A namespace whose pods may not reach for the node; what is not hardened at all is told. */
export function projectNamespace(name: string, projectId: string, labels: Record<string, string>) {
  return {
    apiVersion: 'v1',
    kind: 'Namespace',
    metadata: {
      name,
      labels: {
        ...labels,
        [`${LABEL}/project`]: labelValue(projectId),
        [`${SECURITY}/enforce`]: 'baseline',
        [`${SECURITY}/warn`]: 'restricted',
        [`${SECURITY}/audit`]: 'restricted',
      },
    },
  } satisfies IoK8sApiCoreV1Namespace;
}

export function appAccount(namespace: string, labels: Record<string, string>) {
  return {
    apiVersion: 'v1',
    kind: 'ServiceAccount',
    metadata: { name: ACCOUNT, namespace, labels },
    automountServiceAccountToken: false,
  } satisfies IoK8sApiCoreV1ServiceAccount;
}

export function projectQuota(
  namespace: string,
  labels: Record<string, string>,
  { pods, cpu, memoryMb }: ProjectQuota,
) {
  return {
    apiVersion: 'v1',
    kind: 'ResourceQuota',
    metadata: { name: 'project', namespace, labels },
    spec: {
      hard: {
        pods: String(pods),
        'limits.cpu': String(cpu),
        'limits.memory': `${memoryMb}Mi`,
        'services.nodeports': '0',
        'services.loadbalancers': '0',
        persistentvolumeclaims: '0',
      },
    },
  } satisfies IoK8sApiCoreV1ResourceQuota;
}

/** What nodes sign in to the registry with. */
export function pullSecret(
  namespace: string,
  labels: Record<string, string>,
  { name, credentials, pullCredentials = credentials }: AppRegistry,
) {
  const [host = ''] = name.split('/');
  const auths = pullCredentials
    ? {
        [host]: {
          ...pullCredentials,
          auth: Buffer.from(`${pullCredentials.username}:${pullCredentials.password}`).toString(
            'base64',
          ),
        },
      }
    : {};
  return {
    apiVersion: 'v1',
    kind: 'Secret',
    type: 'kubernetes.io/dockerconfigjson',
    metadata: { name: PULL_SECRET, namespace, labels },
    data: encoded({ '.dockerconfigjson': JSON.stringify({ auths }) }),
  } satisfies IoK8sApiCoreV1Secret;
}
