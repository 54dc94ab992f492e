import { randomBytes } from 'node:crypto';
import { stackEnvironment } from '../../stack/stack-environment.js';
import { SERVICES, type ServiceName, type StackPorts } from '../../stack/stack-ports.js';
import { freePorts } from '../free-ports.js';
import { testSettings } from '../test-settings.js';

/** Where the replicas of a service are, and the one address that stands for all of them. */
export interface ReplicaAddresses {
  readonly url: string;
  readonly internalUrl: string;
}

/** Every address of a cluster on one machine. */
export interface ClusterPlan {
  /** Of each replica, what its services are started with. */
  readonly replicas: readonly NodeJS.ProcessEnv[];
  /** What a client is told: all addresses are those of the balancer. */
  readonly environment: NodeJS.ProcessEnv;
  readonly balancer: { readonly port: number; readonly controlPort: number };
  readonly hosts: readonly BalancedHost[];
}

/** A name at the balancer, and the ports that it stands for. */
export interface BalancedHost {
  readonly host: string;
  readonly service: ServiceName;
  readonly ports: readonly number[];
}

export interface PlanOptions {
  readonly home: string;
  readonly databaseUrl: string;
  readonly schema: (service: string) => string;
  readonly replicas: number;
  readonly settings: NodeJS.ProcessEnv;
  /** With what the services speak TLS to each other, past the balancer; then there is one of each. */
  readonly internalTls?: ClusterTls | undefined;
}

/** Paths of PEM files. */
export interface ClusterTls {
  readonly certFile: string;
  readonly keyFile: string;
  /** Who vouches for the certificate. */
  readonly caFile: string;
}

/**
 * The balancer is an edge, which tells hosts apart by their names. An address of 127.0.0.0/8 for each
 * is a name that every client knows how to reach.
 */
const publicHost = (index: number) => `127.77.0.${index + 1}`;
const internalHost = (index: number) => `127.77.1.${index + 1}`;

/** Plans services that run several times each, behind one balancer. */
export async function planCluster(options: PlanOptions): Promise<ClusterPlan> {
  const { home, databaseUrl, schema, settings, internalTls } = options;
  const [port = 0, controlPort = 0, edge = 0, edgeControl = 0] = await freePorts(4);
  const secrets = { serviceSecret: secret(), otpPepper: secret() };
  const shared = {
    ...testSettings({ schema }),
    ...settings,
    ...balancedUrls(port),
  };
  const ports = await Promise.all(
    Array.from({ length: options.replicas }, () => stackPorts(edge, edgeControl)),
  );
  const replicas = ports.map((own) => {
    const tls = internalTls && tlsSettings(own, internalTls);
    return stackEnvironment({ ports: own, home, databaseUrl, secrets }, { ...shared, ...tls });
  });
  return {
    replicas,
    environment: replicas[0] ?? {},
    balancer: { port, controlPort },
    hosts: SERVICES.flatMap((service, index) => [
      {
        host: publicHost(index),
        service,
        ports: ports.map(({ services }) => services[service].public),
      },
      {
        host: internalHost(index),
        service,
        ports: ports.map(({ services }) => services[service].internal),
      },
    ]),
  };
}

/** The addresses of one replica itself, past the balancer. */
export function addressesOf(replica: NodeJS.ProcessEnv, service: ServiceName): ReplicaAddresses {
  const at = (name: string) =>
    `http://127.0.0.1:${replica[`${service.toUpperCase()}_${name}`] ?? ''}`;
  return { url: at('PORT'), internalUrl: at('INTERNAL_PORT') };
}

function balancedUrls(port: number): NodeJS.ProcessEnv {
  const pairs = SERVICES.flatMap((service, index) => {
    const name = service.toUpperCase();
    return [
      [`${name}_URL`, `http://${publicHost(index)}:${port}`],
      [`${name}_INTERNAL_URL`, `http://${internalHost(index)}:${port}`],
    ];
  });
  return Object.fromEntries(pairs) as NodeJS.ProcessEnv;
}

function tlsSettings({ services }: StackPorts, tls: ClusterTls): NodeJS.ProcessEnv {
  const urls = SERVICES.map((name) => [
    `${name.toUpperCase()}_INTERNAL_URL`,
    `https://127.0.0.1:${services[name].internal}`,
  ]);
  return {
    INTERNAL_TLS_CERT_FILE: tls.certFile,
    INTERNAL_TLS_KEY_FILE: tls.keyFile,
    NODE_EXTRA_CA_CERTS: tls.caFile,
    ...Object.fromEntries(urls),
  };
}

async function stackPorts(edge: number, edgeControl: number): Promise<StackPorts> {
  const found = await freePorts(SERVICES.length * 2 + 3);
  const take = () => found.pop() ?? 0;
  const pairs = SERVICES.map((name) => [name, { public: take(), internal: take() }]);
  return {
    services: Object.fromEntries(pairs) as StackPorts['services'],
    dashboard: take(),
    dashboardInternal: take(),
    postgres: take(),
    edge,
    edgeControl,
  };
}

const secret = () => randomBytes(32).toString('base64url');
