/** When a connection to the server is given back: after each transaction, or when the client leaves. */
export const POOL_MODES = ['transaction', 'session'] as const;
export type PoolMode = (typeof POOL_MODES)[number];

/** Connections to one database that its clients take turns on. */
export interface PoolSpec {
  /** Name of the database in its instance. */
  readonly database: string;
  readonly mode: PoolMode;
  /** Connections to the server that the clients of one login take turns on. */
  readonly size: number;
  /** Connections to the server of all logins together. */
  readonly maxConnections: number;
  /** Clients at once; those for whom no connection is free wait. */
  readonly maxClients: number;
}

/** Where a pool answers; with the certificate of its instance. */
export interface PoolAddress {
  readonly host: string;
  readonly port: number;
}

/** One reading of a pool. */
export interface PoolSample {
  /** Clients that are connected. */
  readonly clients: number;
  /** Those of them that wait for a connection to the server. */
  readonly waiting: number;
  /** Connections to the server. */
  readonly connections: number;
}
