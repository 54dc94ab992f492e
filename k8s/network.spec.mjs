import { readFileSync } from 'node:fs';
import YAML from 'yaml';
import { PROCESSES } from '../scripts/generate/kubernetes/processes.mjs';

const policies = new Map(
  YAML.parseAllDocuments(readFileSync('k8s/base/network.yaml', 'utf8'))
    .map((document) => document.toJSON())
    .map(({ metadata, spec }) => [metadata.name, spec]),
);
const nameOf = ({ podSelector }) => podSelector.matchLabels['app.kubernetes.io/name'];
/** Whom the settings of a service name beside those that everybody's do. */
const namedInside = (file) => [
  ...new Set(
    [...readFileSync(file, 'utf8').matchAll(/^ {2}(\w+)_INTERNAL_URL:/gm)].map(([, name]) =>
      name.toLowerCase(),
    ),
  ),
];

describe('network policies', () => {
  it('deny everything that no other policy allows', () => {
    expect(policies.get('skydeck-deny')).toEqual({
      podSelector: { matchLabels: { 'app.kubernetes.io/part-of': 'skydeck' } },
      policyTypes: ['Ingress', 'Egress'],
    });
    expect(policies.size).toBe(PROCESSES.length + 2);
  });

  it('let whoever is called in, and whoever calls out, and nobody else', () => {
    for (const { name } of PROCESSES) {
      const { ingress } = policies.get(`skydeck-${name}`);
      const inside = ingress.find(({ ports }) => ports[0].port === 'internal');
      const callers = (inside?.from ?? []).map(nameOf);
      const reaching = PROCESSES.filter((other) =>
        policies
          .get(`skydeck-${other.name}`)
          .egress.some(({ to, ports }) => ports?.[0].port === 'internal' && nameOf(to[0]) === name),
      ).map((other) => other.name);
      expect(callers).toEqual(reaching);
    }
  });

  it('let out whom the settings of a service name', () => {
    const files = {
      platform: ['apps/platform/src/platform.config.ts', 'apps/platform/src/usage/usage.config.ts'],
      auth: ['apps/auth/src/auth.config.ts'],
      dashboard: ['apps/dashboard/src/dashboard.config.ts'],
      pay: ['apps/pay/src/pay.config.ts'],
      media: ['apps/media/src/media.config.ts'],
      vault: ['apps/vault/src/vault.config.ts'],
      messaging: ['apps/messaging/src/messaging.config.ts'],
      location: ['apps/location/src/location.config.ts'],
    };
    for (const [name, sources] of Object.entries(files)) {
      const reached = policies
        .get(`skydeck-${name}`)
        .egress.filter(({ ports }) => ports?.[0].port === 'internal')
        .map(({ to }) => nameOf(to[0]));
      expect(reached).toEqual(expect.arrayContaining(['auth', ...sources.flatMap(namedInside)]));
    }
  });

  it('never let the addresses of a cloud itself be reached from a service', () => {
    const blocks = policies
      .get('skydeck-basics')
      .egress.flatMap(({ to }) => to)
      .flatMap(({ ipBlock }) => ipBlock?.except ?? []);
    expect(blocks).toEqual(expect.arrayContaining(['169.254.0.0/16', '10.0.0.0/8', 'fc00::/7']));
  });
});
