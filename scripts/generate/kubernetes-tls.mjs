import YAML from 'yaml';
import { PROCESSES, SERVICES } from './kubernetes/processes.mjs';

const FOLDER = 'k8s/components/internal-tls';
const AT = '/var/run/skydeck-tls';
const LABELS = { 'app.kubernetes.io/part-of': 'skydeck' };
const CA = 'skydeck-internal-ca';
const ISSUER = 'skydeck-internal';
/** Of the certificates; cert-manager renews them when two thirds are over. */
const LIFETIME = '2160h';
const CA_LIFETIME = '87600h';

/** What an installation adds whose services speak TLS to each other, with certificates of cert-manager. */
export function tlsFiles() {
  const callers = PROCESSES.filter(({ name }) => name !== 'edge');
  return [
    [`${FOLDER}/authority.yaml`, join(authority())],
    [`${FOLDER}/certificates.yaml`, join(callers.map(certificate))],
    ...callers.map((process) => [`${FOLDER}/${process.name}.yaml`, join([workload(process)])]),
    [`${FOLDER}/settings.yaml`, join([settings()])],
    [`${FOLDER}/kustomization.yaml`, join([component(callers)])],
  ];
}

/** An authority of the installation's own: nobody outside has to know the services. */
function authority() {
  return [
    certManager('Issuer', `${ISSUER}-root`, { selfSigned: {} }),
    certManager('Certificate', CA, {
      isCA: true,
      commonName: CA,
      secretName: CA,
      duration: CA_LIFETIME,
      privateKey: { algorithm: 'ECDSA', size: 256 },
      issuerRef: { kind: 'Issuer', name: `${ISSUER}-root` },
    }),
    certManager('Issuer', ISSUER, { ca: { secretName: CA } }),
  ];
}

function certificate({ name }) {
  return certManager('Certificate', `${name}-internal`, {
    secretName: `${name}-internal-tls`,
    dnsNames: [name, `${name}.skydeck`, `${name}.skydeck.svc`],
    duration: LIFETIME,
    privateKey: { algorithm: 'ECDSA', size: 256, rotationPolicy: 'Always' },
    issuerRef: { kind: 'Issuer', name: ISSUER },
  });
}

const isService = (wanted) => SERVICES.some(({ name }) => name === wanted);

const certManager = (kind, name, spec) => ({
  apiVersion: 'cert-manager.io/v1',
  kind,
  metadata: { name, namespace: 'skydeck', labels: LABELS },
  spec,
});

/** The dashboard calls others and has no such listener itself. */
function workload({ name }) {
  const own = isService(name) && [
    { name: 'INTERNAL_TLS_CERT_FILE', value: `${AT}/tls.crt` },
    { name: 'INTERNAL_TLS_KEY_FILE', value: `${AT}/tls.key` },
  ];
  return {
    apiVersion: 'apps/v1',
    kind: 'Deployment',
    metadata: { name },
    spec: {
      template: {
        spec: {
          containers: [
            {
              name,
              env: [...(own || []), { name: 'NODE_EXTRA_CA_CERTS', value: `${AT}/ca.crt` }],
              volumeMounts: [{ name: 'internal-tls', mountPath: AT, readOnly: true }],
            },
          ],
          volumes: [{ name: 'internal-tls', secret: { secretName: `${name}-internal-tls` } }],
        },
      },
    },
  };
}

function settings() {
  const urls = SERVICES.map(({ name, internalPort }) => [
    `${name.toUpperCase()}_INTERNAL_URL`,
    `https://${name}:${internalPort}`,
  ]);
  return {
    apiVersion: 'v1',
    kind: 'ConfigMap',
    metadata: { name: 'skydeck-settings' },
    data: Object.fromEntries(urls),
  };
}

function component(callers) {
  return {
    apiVersion: 'kustomize.config.k8s.io/v1alpha1',
    kind: 'Component',
    resources: ['authority.yaml', 'certificates.yaml'],
    patches: [
      // By label: workers of a service are a Deployment of their own.
      ...callers.map(({ name }) => ({
        path: `${name}.yaml`,
        target: { kind: 'Deployment', labelSelector: `app.kubernetes.io/name=${name}` },
      })),
      { path: 'settings.yaml' },
    ],
  };
}

const join = (documents) =>
  documents
    .map((document) => YAML.stringify(document, { lineWidth: 100, singleQuote: true }))
    .join('---\n');
