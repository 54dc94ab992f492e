/** Engines that databases are made with. */
export const DATABASE_ENGINES = ['postgres', 'valkey'] as const;
export type DatabaseEngine = (typeof DATABASE_ENGINES)[number];

/** A server process with its own data folder, port and limits. */
export interface InstanceSpec {
  /** Chosen by who asks; letters, digits and dashes. The same id is always the same instance. */
  readonly id: string;
  readonly engine: DatabaseEngine;
  /** Major version, one of those that `capabilities` names. */
  readonly major: number;
  /** Shares of a core, such as 0.5. */
  readonly cpus: number;
  readonly memoryMb: number;
  readonly diskMb: number;
  readonly maxConnections: number;
  /** Whether what it writes is archived, so that it can be put back to any moment. */
  readonly archived: boolean;
  /** Networks that may connect, as CIDR; nobody else reaches its port. Bridges of apps always may. */
  readonly trustedSources: readonly string[];
}

/** Where an instance answers. */
export interface InstanceAddress {
  /** Address that apps and the host reach. */
  readonly host: string;
  readonly port: number;
  /** Certificate, PEM, that clients verify the server with. */
  readonly caPem: string;
}

export type InstanceState = 'starting' | 'running' | 'read_only' | 'stopped' | 'failed';

/** What an instance is found to be. */
export interface ObservedInstance {
  readonly id: string;
  readonly state: InstanceState;
  /** Why it is in a state that it should not be in, such as `disk_full`. */
  readonly reason?: string;
  readonly major: number;
  readonly usedBytes: number;
  readonly archive?: {
    readonly lastArchivedAt?: Date;
    /** Since when nothing could be archived. */
    readonly failingSince?: Date;
    /** Since when the oldest finished piece of the log waits to be archived; absent when none does. */
    readonly waitingSince?: Date;
  };
}
