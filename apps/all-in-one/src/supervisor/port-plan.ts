import { portsFrom, SERVICES, type ServiceName, type StackPorts } from '../stack/stack-ports.js';
import { isBlockedPort } from './blocked-ports.js';
import { StartFailed } from './start-failed.js';

const DEFAULT_BASE = 4000;
const HIGHEST_OFFSET = 180;
const REDIS_OFFSET = 33;
const HIGHEST_PORT = 65_535;

/** Who listens on a port, and the variable that moves it. */
export interface PortUse {
  name: string;
  variable: string;
  port: number;
}

/** Which port everything listens on. */
export interface PortPlan {
  base: number;
  stack: StackPorts;
  redis: number;
  uses: readonly PortUse[];
}

/** Works out every port from SKYDECK_BASE_PORT and the variables that move single ones. */
export function planPorts(environment: NodeJS.ProcessEnv): PortPlan {
  const highestBase = HIGHEST_PORT - HIGHEST_OFFSET;
  const base = readPort(environment, 'SKYDECK_BASE_PORT', DEFAULT_BASE, highestBase);
  const defaults = portsFrom(base);
  const uses: PortUse[] = [];
  const plan = (name: string, variable: string, fallback: number): number => {
    const port = readPort(environment, variable, fallback, HIGHEST_PORT);
    if (isBlockedPort(port)) {
      throw new StartFailed(
        `Browsers refuse to open port ${port}, which is ${name}'s. ` +
          `Choose another with ${variable}, or move all with SKYDECK_BASE_PORT.`,
      );
    }
    uses.push({ name, variable, port });
    return port;
  };

  const services = SERVICES.map((name): [ServiceName, { public: number; internal: number }] => {
    const prefix = name.toUpperCase();
    const { public: open, internal } = defaults.services[name];
    return [
      name,
      {
        public: plan(name, `${prefix}_PORT`, open),
        internal: plan(`${name}, internal`, `${prefix}_INTERNAL_PORT`, internal),
      },
    ];
  });
  const stack = {
    services: Object.fromEntries(services) as StackPorts['services'],
    dashboard: plan('dashboard', 'DASHBOARD_PORT', defaults.dashboard),
    dashboardInternal: plan(
      'dashboard, internal',
      'DASHBOARD_INTERNAL_PORT',
      defaults.dashboardInternal,
    ),
    postgres: plan('postgres', 'POSTGRES_PORT', defaults.postgres),
    edge: plan('edge', 'EDGE_PORT', defaults.edge),
    edgeControl: plan('edge control', 'EDGE_CONTROL_PORT', defaults.edgeControl),
  };
  return { base, stack, redis: plan('redis', 'REDIS_PORT', base + REDIS_OFFSET), uses };
}

function readPort(
  environment: NodeJS.ProcessEnv,
  variable: string,
  fallback: number,
  highest: number,
): number {
  const given = environment[variable];
  if (given === undefined || given === '') return fallback;
  const port = Number(given);
  if (Number.isInteger(port) && port >= 1 && port <= highest) return port;
  throw new StartFailed(`${variable} is "${given}", and must be a port from 1 to ${highest}.`);
}
