import type { Readable } from 'node:stream';
import {
  type BaseBackup,
  DatabaseEngineError,
  type DatabaseParts,
  type DatabaseSample,
  type DatabaseSpec,
  type ExtensionState,
  type LoginSpec,
  type SlowStatement,
} from '../../database.driver.js';
import type { InstanceSpec, ObservedInstance } from '../../instance-spec.js';
import type { PoolAddress, PoolSample, PoolSpec } from '../../pool-spec.js';
import type { ArchiveSource } from '../../archive-spool.js';
import type { KnownInstance } from './instance-store.js';

/** One kind of server. What not every kind has is refused here, and told by {@link parts}. */
export abstract class InstanceEngine {
  abstract readonly parts: DatabaseParts;
  /** Whether it is stopped and started to take a dump. */
  readonly stopsToRestore: boolean = false;
  /** Versions that are here or can be made ready, newest first. */
  abstract majors(): Promise<readonly number[]>;
  /** How to get a version; undefined when there is one. */
  abstract obstacle(): Promise<{ readonly what: string; readonly fix: string } | undefined>;

  /** Makes and starts an instance, or gives a running one its new limits. */
  abstract ensure(known: KnownInstance, spec: InstanceSpec): Promise<void>;
  /** Starts what the record says. */
  abstract bringUp(known: KnownInstance): Promise<void>;
  abstract isUp(known: KnownInstance): Promise<boolean>;
  abstract stop(known: KnownInstance): Promise<void>;
  abstract observe(known: KnownInstance): Promise<ObservedInstance>;
  /** Holds an instance to its disk, and its databases to their quotas. */
  abstract holdToLimits(known: KnownInstance): Promise<void>;

  abstract createDatabase(known: KnownInstance, spec: DatabaseSpec): Promise<void>;
  abstract dropDatabase(known: KnownInstance, name: string): Promise<void>;
  abstract createLogin(known: KnownInstance, spec: LoginSpec): Promise<void>;
  abstract dropLogin(known: KnownInstance, role: string): Promise<void>;
  abstract logins(known: KnownInstance): Promise<ReadonlySet<string>>;
  abstract sample(known: KnownInstance, database: string): Promise<DatabaseSample>;
  abstract dump(known: KnownInstance, database: string): Promise<Readable>;
  abstract restore(known: KnownInstance, database: string, dump: Readable): Promise<void>;

  async upgrade(_known: KnownInstance, _spec: InstanceSpec): Promise<void> {
    throw notSupported('upgrades');
  }

  async extensions(_known: KnownInstance, _database: string): Promise<readonly ExtensionState[]> {
    throw notSupported('extensions');
  }

  async setExtension(
    _known: KnownInstance,
    _database: string,
    _name: string,
    _installed: boolean,
  ): Promise<void> {
    throw notSupported('extensions');
  }

  async slowStatements(
    _known: KnownInstance,
    _database: string,
    _limit: number,
  ): Promise<readonly SlowStatement[]> {
    throw notSupported('statistics of statements');
  }

  async takeBaseBackup(_known: KnownInstance): Promise<BaseBackup> {
    throw notSupported('base backups');
  }

  async baseBackups(_known: KnownInstance): Promise<readonly BaseBackup[]> {
    throw notSupported('base backups');
  }

  async pruneBaseBackups(_known: KnownInstance, _before: Date): Promise<void> {
    throw notSupported('base backups');
  }

  /** How to get what pools are made with; undefined when it is there, or this engine has none. */
  async poolObstacle(): Promise<{ readonly what: string; readonly fix: string } | undefined> {
    return undefined;
  }

  async ensurePool(_known: KnownInstance, _spec: PoolSpec): Promise<PoolAddress> {
    throw notSupported('pools');
  }

  async removePool(_known: KnownInstance, _database: string): Promise<void> {
    // There is none.
  }

  async samplePool(_known: KnownInstance, _database: string): Promise<PoolSample> {
    throw notSupported('pools');
  }

  /** Fills a new instance with what an archive holds of a moment, and starts it. */
  async restoreTo(_known: KnownInstance, _archive: ArchiveSource, _at: Date): Promise<void> {
    throw notSupported('restores to a moment');
  }

  /** What the folder of an instance itself has of a moment. */
  async localArchive(_known: KnownInstance, _at: Date): Promise<ArchiveSource> {
    throw notSupported('restores to a moment');
  }

  /** Has the server put all that it has written into the archive. @throws `unavailable` */
  async flushArchive(_known: KnownInstance): Promise<void> {
    throw notSupported('archive');
  }
}

function notSupported(what: string): DatabaseEngineError {
  return new DatabaseEngineError('not_supported', `this engine has no ${what}`);
}
