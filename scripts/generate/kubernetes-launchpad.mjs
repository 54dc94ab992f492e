import YAML from 'yaml';
import { clusterPolicy } from './kubernetes/network.mjs';

const FOLDER = 'k8s/components/launchpad';
const ACCOUNT = 'launchpad';
const NAMESPACE = 'skydeck';
const LABELS = { 'app.kubernetes.io/part-of': 'skydeck' };

/** What an installation adds that runs apps in its cluster: an account with just the rights for it. */
export async function launchpadFiles() {
  const { CLUSTER_RIGHTS, GATEWAY_RIGHTS } = await import('@skydeck/platform');
  const rights = [
    { apiVersion: 'v1', kind: 'ServiceAccount', metadata: metadata('ServiceAccount', ACCOUNT) },
    role('ClusterRole', 'skydeck-launchpad', CLUSTER_RIGHTS),
    binding('ClusterRole', 'skydeck-launchpad'),
    role('Role', 'skydeck-gateway', GATEWAY_RIGHTS),
    binding('Role', 'skydeck-gateway'),
  ];
  return [
    [`${FOLDER}/rights.yaml`, join(rights)],
    [`${FOLDER}/network.yaml`, join([clusterPolicy('skydeck-launchpad', {})])],
    [`${FOLDER}/platform.yaml`, join([platformPatch()])],
    [`${FOLDER}/settings.yaml`, join([settingsPatch()])],
    [`${FOLDER}/kustomization.yaml`, join([component()])],
  ];
}

function metadata(kind, name) {
  return { name, ...(!kind.startsWith('Cluster') && { namespace: NAMESPACE }), labels: LABELS };
}

function role(kind, name, rights) {
  return {
    apiVersion: 'rbac.authorization.k8s.io/v1',
    kind,
    metadata: metadata(kind, name),
    rules: rights.map(([group, resource, verbs]) => ({
      apiGroups: [group],
      resources: [resource],
      verbs: [...verbs],
    })),
  };
}

function binding(kind, name) {
  return {
    apiVersion: 'rbac.authorization.k8s.io/v1',
    kind: `${kind}Binding`,
    metadata: metadata(kind, name),
    roleRef: { apiGroup: 'rbac.authorization.k8s.io', kind, name },
    subjects: [{ kind: 'ServiceAccount', name: ACCOUNT, namespace: NAMESPACE }],
  };
}

/** One process alone decides what runs; a second one would start everything once more. */
function platformPatch() {
  return {
    apiVersion: 'apps/v1',
    kind: 'Deployment',
    metadata: { name: 'platform' },
    spec: {
      replicas: 1,
      strategy: { type: 'Recreate', rollingUpdate: null },
      template: {
        spec: { serviceAccountName: ACCOUNT, automountServiceAccountToken: true },
      },
    },
  };
}

function settingsPatch() {
  return {
    apiVersion: 'v1',
    kind: 'ConfigMap',
    metadata: { name: 'skydeck-settings' },
    data: { LAUNCHPAD_RUNTIME: 'kubernetes' },
  };
}

function component() {
  return {
    apiVersion: 'kustomize.config.k8s.io/v1alpha1',
    kind: 'Component',
    resources: ['rights.yaml', 'network.yaml'],
    patches: [{ path: 'platform.yaml' }, { path: 'settings.yaml' }],
  };
}

function join(documents) {
  return documents
    .map((document) => YAML.stringify(document, { lineWidth: 100, singleQuote: true }))
    .join('---\n');
}
