import YAML from 'yaml';
import { clusterPolicy } from './kubernetes/network.mjs';

/** Applied by itself: an overlay moves all that it names into one namespace. */
const SPACE = 'k8s/databases';
const FOLDER = 'k8s/components/databases';
const PLATFORM = 'skydeck';
const NAMESPACE = 'skydeck-databases';
const NAME = 'skydeck-databases';
/** The platform has one account: its own for databases, or the one that also runs apps. */
const ACCOUNTS = ['databases', 'launchpad'];
const LABELS = { 'app.kubernetes.io/part-of': 'skydeck' };
const SECURITY = 'pod-security.kubernetes.io';

/** What an installation adds that has databases in its cluster: a place for them, and an account. */
export async function databaseFiles() {
  const { DATABASE_RIGHTS } = await import('@skydeck/platform');
  return [
    [`${SPACE}/rights.yaml`, join([space(), quota(), role(DATABASE_RIGHTS), binding()])],
    [`${SPACE}/kustomization.yaml`, join([spaceFiles()])],
    [`${FOLDER}/account.yaml`, join([account()])],
    [
      `${FOLDER}/network.yaml`,
      join([
        clusterPolicy('skydeck-databases', {
          matchLabels: { 'kubernetes.io/metadata.name': NAMESPACE },
        }),
      ]),
    ],
    [`${FOLDER}/platform.yaml`, join([platformPatch()])],
    [`${FOLDER}/settings.yaml`, join([settingsPatch()])],
    [`${FOLDER}/kustomization.yaml`, join([component()])],
  ];
}

function space() {
  const levels = { [`${SECURITY}/enforce`]: 'baseline', [`${SECURITY}/warn`]: 'restricted' };
  const metadata = { name: NAMESPACE, labels: { ...LABELS, ...levels } };
  return { apiVersion: 'v1', kind: 'Namespace', metadata };
}

/** What all databases of all projects may take together; each has its own limits besides. */
function quota() {
  return {
    apiVersion: 'v1',
    kind: 'ResourceQuota',
    metadata: { name: NAME, namespace: NAMESPACE, labels: LABELS },
    spec: {
      hard: {
        'requests.cpu': '64',
        'requests.memory': '256Gi',
        'requests.storage': '4Ti',
        persistentvolumeclaims: '400',
        'count/pods': '600',
        'services.loadbalancers': '0',
      },
    },
  };
}

function account() {
  const metadata = { name: ACCOUNTS[0], namespace: PLATFORM, labels: LABELS };
  return { apiVersion: 'v1', kind: 'ServiceAccount', metadata };
}

function role(rights) {
  return {
    apiVersion: 'rbac.authorization.k8s.io/v1',
    kind: 'Role',
    metadata: { name: NAME, namespace: NAMESPACE, labels: LABELS },
    rules: rights.map(([group, resource, verbs]) => ({
      apiGroups: [group],
      resources: [resource],
      verbs: [...verbs],
    })),
  };
}

function binding() {
  return {
    apiVersion: 'rbac.authorization.k8s.io/v1',
    kind: 'RoleBinding',
    metadata: { name: NAME, namespace: NAMESPACE, labels: LABELS },
    roleRef: { apiGroup: 'rbac.authorization.k8s.io', kind: 'Role', name: NAME },
    subjects: ACCOUNTS.map((name) => ({ kind: 'ServiceAccount', name, namespace: PLATFORM })),
  };
}

function platformPatch() {
  return {
    apiVersion: 'apps/v1',
    kind: 'Deployment',
    metadata: { name: 'platform' },
    spec: {
      template: {
        spec: { serviceAccountName: ACCOUNTS[0], automountServiceAccountToken: true },
      },
    },
  };
}

function settingsPatch() {
  return {
    apiVersion: 'v1',
    kind: 'ConfigMap',
    metadata: { name: 'skydeck-settings' },
    data: { DATABASES_ENGINE: 'kubernetes' },
  };
}

function spaceFiles() {
  return {
    apiVersion: 'kustomize.config.k8s.io/v1beta1',
    kind: 'Kustomization',
    resources: ['rights.yaml'],
  };
}

function component() {
  return {
    apiVersion: 'kustomize.config.k8s.io/v1alpha1',
    kind: 'Component',
    resources: ['account.yaml', 'network.yaml'],
    patches: [{ path: 'platform.yaml' }, { path: 'settings.yaml' }],
  };
}

function join(documents) {
  return documents
    .map((document) => YAML.stringify(document, { lineWidth: 100, singleQuote: true }))
    .join('---\n');
}
