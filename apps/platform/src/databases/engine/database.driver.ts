import type { Readable } from 'node:stream';
import type { ArchiveSource, ArchiveSpool } from './archive-spool.js';
import type {
  DatabaseEngine,
  InstanceAddress,
  InstanceSpec,
  ObservedInstance,
} from './instance-spec.js';
import type { PoolAddress, PoolSample, PoolSpec } from './pool-spec.js';

/** What a driver can do on this machine. */
export interface DatabaseCapabilities {
  readonly ready: boolean;
  /** What is missing, and the command that mends it. */
  readonly obstacles: readonly { readonly what: string; readonly fix: string }[];
  /** The usual one first; those that are made ready when they are first asked for are among them. */
  readonly majors: Readonly<Record<DatabaseEngine, readonly number[]>>;
  readonly parts: Readonly<Record<DatabaseEngine, DatabaseParts>>;
}

/** What an engine can do. A driver that is asked for the rest refuses with `not_supported`. */
export interface DatabaseParts {
  /** Several databases in one instance, each shut off from the others. */
  readonly sharedInstances: boolean;
  /** Archive, base backups and `restoreInstance`. */
  readonly pointInTime: boolean;
  readonly extensions: boolean;
  readonly slowStatements: boolean;
  /** Bringing the data to a newer major version. */
  readonly upgrades: boolean;
  /** Pools of connections; none when not given. */
  readonly pools?: boolean;
}

/** A database within an instance, with the role that owns everything in it. */
export interface DatabaseSpec {
  /** Opaque, since others in a shared instance see it. */
  readonly name: string;
  readonly connectionLimit: number;
  readonly quotaMb: number;
}

/** A role that a client signs in with. */
export interface LoginSpec {
  readonly database: string;
  readonly role: string;
  readonly password: string;
  readonly access: 'read_write' | 'read_only';
  readonly connectionLimit: number;
}

/** One reading of a database; counters count from when the statistics began. */
export interface DatabaseSample {
  /** Whether it takes no more data, since it is over its quota or the instance is full. */
  readonly isReadOnly: boolean;
  readonly connections: number;
  readonly bytes: number;
  readonly committed: number;
  readonly rolledBack: number;
  readonly blocksHit: number;
  readonly blocksRead: number;
}

/** One statement of `pg_stat_statements`; literals are replaced by the server. */
export interface SlowStatement {
  readonly query: string;
  readonly calls: number;
  readonly meanMs: number;
  readonly totalMs: number;
  readonly rows: number;
}

export interface ExtensionState {
  readonly name: string;
  readonly installedVersion?: string;
  readonly defaultVersion: string;
}

/** A whole copy of an instance that moments after it are restored from. */
export interface BaseBackup {
  readonly id: string;
  readonly takenAt: Date;
  readonly bytes: number;
}

/**
 * Where managed databases live. Every method may be asked again after a crash in its middle: it
 * finishes what it began and changes nothing once all is as asked.
 */
export abstract class DatabaseDriver {
  abstract readonly name: string;
  /** Takes up the instances of an earlier run: what should run and does not is started. */
  abstract open(): Promise<void>;
  /** Lets go; instances go on running. */
  abstract close(): Promise<void>;
  abstract capabilities(): Promise<DatabaseCapabilities>;

  /**
   * Tells which projects have a database in which instance: the apps of others do not reach it, as far as
   * the driver can see to it. Asked again from time to time, since others may change the same firewall.
   */
  async admit(_projects: ReadonlyMap<string, ReadonlySet<string>>): Promise<void> {
    // Whoever gets to a port is judged by the server alone.
  }

  /** Makes the instance, or starts it, or gives it its new limits. */
  abstract ensureInstance(spec: InstanceSpec): Promise<InstanceAddress>;
  abstract stopInstance(id: string): Promise<void>;
  /** Removes the instance with its data, archive and base backups. */
  abstract destroyInstance(id: string): Promise<void>;
  abstract observeInstances(): Promise<readonly ObservedInstance[]>;
  /** Brings the data to a newer major version; the old data stays until the new server answers. */
  abstract upgradeInstance(spec: InstanceSpec): Promise<InstanceAddress>;

  abstract createDatabase(instanceId: string, spec: DatabaseSpec): Promise<void>;
  abstract dropDatabase(instanceId: string, name: string): Promise<void>;
  abstract createLogin(instanceId: string, spec: LoginSpec): Promise<void>;
  /** Ends the role and its connections; what it made stays with the owner. */
  abstract dropLogin(instanceId: string, role: string): Promise<void>;
  abstract logins(instanceId: string): Promise<ReadonlySet<string>>;

  abstract extensions(instanceId: string, database: string): Promise<readonly ExtensionState[]>;
  /** @throws `DatabaseEngineError` with `not_allowed` for one that reaches the host. */
  abstract setExtension(
    instanceId: string,
    database: string,
    name: string,
    installed: boolean,
  ): Promise<void>;
  abstract sample(instanceId: string, database: string): Promise<DatabaseSample>;
  abstract slowStatements(
    instanceId: string,
    database: string,
    limit: number,
  ): Promise<readonly SlowStatement[]>;

  /** The database as a stream that {@link restore} takes; it fails when the dump fails. */
  abstract dump(instanceId: string, database: string): Promise<Readable>;
  /** Fills an empty database from a dump. */
  abstract restore(instanceId: string, database: string, dump: Readable): Promise<void>;

  /** What waits to be brought away; absent where the driver itself sees to where archives are kept. */
  readonly spool?: ArchiveSpool;
  abstract takeBaseBackup(instanceId: string): Promise<BaseBackup>;
  abstract baseBackups(instanceId: string): Promise<readonly BaseBackup[]>;
  /** Removes base backups taken before, and the archive that only they need. */
  abstract pruneBaseBackups(instanceId: string, before: Date): Promise<void>;
  /**
   * Makes a new instance that holds what another one held at a moment.
   * @param archive what was brought away of the other one, which then need not be there any more
   */
  abstract restoreInstance(
    spec: InstanceSpec,
    from: string,
    at: Date,
    archive?: ArchiveSource,
  ): Promise<InstanceAddress>;

  /**
   * Makes the pool of a database, or gives it another mode and size, without ending a connection.
   * From then on the driver keeps it: it takes the logins of the database as they come and go, stays
   * when the database is dropped and made again, and goes with its instance. One process may serve
   * all pools of an instance, or each may have its own. For CloudNativePG that is a `Pooler` of the
   * cluster with `pgbouncer.poolMode`, and `default_pool_size`, `max_db_connections` and
   * `max_prepared_statements` among its parameters; its `auth_query` finds logins by itself.
   * Only drivers whose {@link DatabaseParts.pools} says so have pools.
   */
  async ensurePool(_instanceId: string, _spec: PoolSpec): Promise<PoolAddress> {
    throw noPools();
  }

  /** Removes the pool of a database; what comes through it ends. */
  async removePool(_instanceId: string, _database: string): Promise<void> {
    // There is none.
  }

  /** What the pool of a database does now. */
  async samplePool(_instanceId: string, _database: string): Promise<PoolSample> {
    throw noPools();
  }
}

const noPools = () => new DatabaseEngineError('not_supported', 'there are no pools here');

/** Why a driver could not do what it was asked. */
export class DatabaseEngineError extends Error {
  constructor(
    readonly reason:
      | 'not_found'
      | 'not_allowed'
      | 'not_supported'
      | 'disk_full'
      | 'unavailable'
      | 'failed',
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'DatabaseEngineError';
  }
}
