/** Where an edge listens unless its settings say otherwise. */
export const LISTEN_DEFAULTS = {
  EDGE_HOST: '127.0.0.1',
  EDGE_PORT: 4080,
  EDGE_CONTROL_HOST: '127.0.0.1',
  EDGE_CONTROL_PORT: 4180,
} as const;

/** An address to listen at. */
export interface Listening {
  readonly host: string;
  readonly port: number;
}

/** Every address of an edge. */
export interface ListenSettings {
  readonly visitors: Listening;
  readonly control: Listening;
  /** Undefined while TLS is off. */
  readonly tls: Listening | undefined;
}

/**
 * Reads the addresses without zod, which would double what the keeper holds in memory.
 * @returns undefined when a value is wrong: the settings of the edge say which
 */
export function readListenSettings(environment: NodeJS.ProcessEnv): ListenSettings | undefined {
  const { EDGE_HOST, EDGE_PORT, EDGE_CONTROL_HOST, EDGE_CONTROL_PORT } = LISTEN_DEFAULTS;
  const host = environment['EDGE_HOST'] ?? EDGE_HOST;
  const controlHost = environment['EDGE_CONTROL_HOST'] ?? EDGE_CONTROL_HOST;
  const port = Number(environment['EDGE_PORT'] ?? EDGE_PORT);
  const controlPort = Number(environment['EDGE_CONTROL_PORT'] ?? EDGE_CONTROL_PORT);
  const tlsText = environment['EDGE_TLS_PORT'];
  const tlsPort = tlsText === undefined ? undefined : Number(tlsText);
  if (![port, controlPort, tlsPort ?? 0].every(isPort)) return undefined;
  return {
    visitors: { host, port },
    control: { host: controlHost, port: controlPort },
    tls: tlsPort === undefined ? undefined : { host, port: tlsPort },
  };
}

function isPort(port: number): boolean {
  return Number.isInteger(port) && port >= 0 && port <= 65_535;
}
