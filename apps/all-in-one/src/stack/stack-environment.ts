import { SERVICES, type StackPorts } from './stack-ports.js';

export interface StackSecrets {
  readonly serviceSecret: string;
  /** Those that were in force before and are still accepted. */
  readonly previousServiceSecrets?: readonly string[] | undefined;
  readonly otpPepper: string;
}

export interface StackSetup {
  readonly ports: StackPorts;
  readonly home: string;
  readonly databaseUrl: string;
  readonly secrets: StackSecrets;
}

const HOST = '127.0.0.1';
const at = (port: number) => `http://${HOST}:${port}`;

/** The settings that tie the services of one machine together; the operator's own ones win. */
export function stackEnvironment(
  { ports, home, databaseUrl, secrets }: StackSetup,
  operator: NodeJS.ProcessEnv = {},
): NodeJS.ProcessEnv {
  const environment: NodeJS.ProcessEnv = {
    DATABASE_URL: databaseUrl,
    SKYDECK_HOME: home,
    SKYDECK_SERVICE_SECRET: secrets.serviceSecret,
    SKYDECK_SERVICE_SECRET_PREVIOUS: (secrets.previousServiceSecrets ?? []).join(','),
    OTP_PEPPER: secrets.otpPepper,
    DASHBOARD_HOST: HOST,
    DASHBOARD_PORT: String(ports.dashboard),
    DASHBOARD_URL: at(ports.dashboard),
    DASHBOARD_INTERNAL_PORT: String(ports.dashboardInternal),
    // Whoever reads the outbox can sign in as anybody: only this machine may.
    DASHBOARD_LOCAL_OUTBOX: String(isLoopback(operator['DASHBOARD_HOST'] ?? HOST)),
    EDGE_HOST: HOST,
    EDGE_PORT: String(ports.edge),
    EDGE_URL: at(ports.edge),
    EDGE_CONTROL_HOST: HOST,
    EDGE_CONTROL_PORT: String(ports.edgeControl),
    EDGE_CONTROL_URL: at(ports.edgeControl),
  };
  for (const name of SERVICES) {
    const { public: open, internal } = ports.services[name];
    const prefix = name.toUpperCase();
    environment[`${prefix}_PORT`] = String(open);
    environment[`${prefix}_INTERNAL_PORT`] = String(internal);
    environment[`${prefix}_URL`] = at(open);
    environment[`${prefix}_INTERNAL_URL`] = at(internal);
  }
  return { ...environment, ...operator };
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host.startsWith('127.');
}
