const kubernetes = await import('@kubernetes/client-node');
const gateways = await import('@kubernetes-models/gateway-api/gateway.networking.k8s.io/v1');

const GATEWAYS = 'gateway.networking.k8s.io/v1';
/** Kinds whose types nobody publishes for us, by their API: the fields that we use. */
const FIELDS = {
  'monitoring.coreos.com/v1': {
    PodMonitor: ['jobLabel', 'selector', 'podMetricsEndpoints'],
    PrometheusRule: ['groups'],
  },
  'cert-manager.io/v1': {
    Issuer: ['selfSigned', 'ca'],
    Certificate: [
      'isCA',
      'commonName',
      'secretName',
      'dnsNames',
      'duration',
      'privateKey',
      'issuerRef',
    ],
  },
};

const SCALARS = new Set(['string', 'number', 'boolean']);

/**
 * What is wrong with a manifest, checked against the type maps of the official client: an API
 * server would drop unknown fields silently, and a typing error would be found on the cluster.
 */
export function problemsOf(document) {
  const problems = [];
  if (document.apiVersion === GATEWAYS) return gatewayProblems(document);
  if (FIELDS[document.apiVersion]) return fieldProblems(document);
  const type = typeNameOf(document);
  if (!kubernetes[type]) return [`${document.kind}: unknown kind`];
  walk(document, type, document.kind, problems);
  return problems;
}

function gatewayProblems(document) {
  const Model = gateways[document.kind];
  if (!Model) return [`${document.kind}: unknown kind`];
  try {
    new Model(document).validate();
    return [];
  } catch ({ message }) {
    return [`${document.kind}: ${message}`];
  }
}

function fieldProblems({ apiVersion, kind, spec }) {
  const fields = FIELDS[apiVersion][kind];
  if (!fields) return [`${kind}: unknown kind`];
  return Object.keys(spec).flatMap((name) =>
    fields.includes(name) ? [] : [`${kind}.spec.${name}: unknown field`],
  );
}

function typeNameOf({ apiVersion, kind }) {
  const version = apiVersion.split('/').at(-1);
  return `${version[0].toUpperCase()}${version.slice(1)}${kind}`;
}

function walk(value, type, at, problems) {
  if (value === null || value === undefined) return;
  const array = /^Array<(.*)>$/.exec(type);
  if (array) {
    if (!Array.isArray(value)) problems.push(`${at}: expected a list`);
    else value.forEach((item, index) => walk(item, array[1], `${at}[${index}]`, problems));
    return;
  }
  if (SCALARS.has(type)) {
    if (typeof value !== type) problems.push(`${at}: expected ${type}`);
    return;
  }
  const model = kubernetes[type];
  if (!model?.getAttributeTypeMap) return;
  const fields = new Map(model.getAttributeTypeMap().map((field) => [field.baseName, field.type]));
  for (const [name, child] of Object.entries(value)) {
    const childType = fields.get(name);
    if (childType) walk(child, childType, `${at}.${name}`, problems);
    else problems.push(`${at}.${name}: unknown field`);
  }
}
