import { createRequire } from 'node:module';
import path from 'node:path';
import { SERVICES, type ServiceName } from '../../stack/stack-ports.js';
import { addressesOf, type ClusterPlan, type ClusterTls } from './cluster-plan.js';
import { StartedProcess } from './started-process.js';

export interface ClusterOptions {
  /** A real Postgres and a name for the throw-away schema of each service. */
  readonly database: { readonly url: string; schema(service: string): string };
  /** What runs, and which services share a process; each by itself when not given. */
  readonly units?: readonly (readonly ServiceName[])[];
  /** How often each runs; twice when not given. */
  readonly replicas?: number;
  /** More settings, which win. */
  readonly environment?: NodeJS.ProcessEnv;
  /** With what the services speak TLS to each other; needs `replicas: 1`. */
  readonly internalTls?: ClusterTls;
  /** The folder that the folder of the installation is made in. */
  readonly parent?: string;
  /** Words before the command of each replica's process. */
  readonly prefix?: readonly string[];
  /** Options of Node for each replica's process. */
  readonly nodeOptions?: readonly string[];
}

/** Every service by itself. */
export const EACH: readonly (readonly ServiceName[])[] = SERVICES.map((name) => [name]);
const require = createRequire(import.meta.url);
const BUILT = path.resolve(import.meta.dirname, '../../../dist/testing/cluster');

/** A process for each unit and replica. */
export function processesOf(
  { units = EACH, prefix, nodeOptions = [] }: ClusterOptions,
  plan: ClusterPlan,
  home: string,
): StartedProcess[] {
  return plan.replicas.flatMap((environment, index) =>
    units.map((services) => {
      const unit = services.length === SERVICES.length ? 'all' : services.join('+');
      const name = `${unit}.${index + 1}`;
      return new StartedProcess({
        name,
        args: [...nodeOptions, ...programOf(services)],
        environment,
        logFile: path.join(home, 'logs', `${name}.log`),
        readyUrls: services.map((service) => `${addressesOf(environment, service).url}/readyz`),
        ...(prefix && { prefix }),
      });
    }),
  );
}

function programOf(services: readonly ServiceName[]): string[] {
  if (services.length > 1) return [path.join(BUILT, 'replica.js'), ...services];
  const folder = path.dirname(require.resolve(`@skydeck/${services[0]}/package.json`));
  return [path.join(folder, 'dist/main.js')];
}

/** The balancer, and the edge of the apps where there are any. */
export function edgesOf(plan: ClusterPlan, home: string, hasApps: boolean): StartedProcess[] {
  const folder = path.dirname(require.resolve('@skydeck/edge/package.json'));
  const { environment, balancer } = plan;
  const edge = (name: string, own: NodeJS.ProcessEnv) =>
    new StartedProcess({
      name,
      args: [path.join(folder, 'dist/main.js')],
      environment: { ...environment, ...own },
      logFile: path.join(home, 'logs', `${name}.log`),
      readyUrls: [`http://127.0.0.1:${own['EDGE_CONTROL_PORT'] ?? ''}/healthz`],
    });
  return [
    edge('balancer', {
      SKYDECK_HOME: path.join(home, 'balancer'),
      // Its hosts are addresses of 127.0.0.0/8; nobody else is told of any.
      EDGE_HOST: '0.0.0.0',
      EDGE_PORT: String(balancer.port),
      EDGE_CONTROL_PORT: String(balancer.controlPort),
    }),
    ...(hasApps ? [edge('edge', { EDGE_CONTROL_PORT: environment['EDGE_CONTROL_PORT'] })] : []),
  ];
}
