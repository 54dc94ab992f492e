import { Rounds } from '@skydeck/service';
import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { BackupChecks } from '../backups/backup-checks.js';
import { DatabaseBackupScheduler } from '../backups/database-backup-scheduler.js';
import { CredentialSweeper } from '../credentials/credential-sweeper.js';
import { DatabaseSettings } from '../database-settings.js';
import { DatabaseDriver } from '../engine/database.driver.js';
import { Instances } from '../instances/instances.js';
import { ComputeMeter } from '../usage/compute-meter.js';
import { StorageMeter } from '../usage/storage-meter.js';
import { InstanceObserver } from './instance-observer.js';

const EVERY_MS = 15_000;

/** Does for databases what nobody asks for, from start to shutdown. */
@Injectable()
export class DatabaseLoop implements OnApplicationBootstrap, BeforeApplicationShutdown {
  readonly #logger = new Logger(DatabaseLoop.name);
  readonly #rounds: Rounds;

  constructor(
    private readonly driver: DatabaseDriver,
    private readonly settings: DatabaseSettings,
    private readonly instances: Instances,
    observer: InstanceObserver,
    sweeper: CredentialSweeper,
    scheduler: DatabaseBackupScheduler,
    checks: BackupChecks,
    storage: StorageMeter,
    compute: ComputeMeter,
  ) {
    const work = [
      () => this.instances.admit(),
      () => observer.pass(),
      () => sweeper.pass(),
      () => scheduler.pass(),
      () => checks.pass(),
      () => storage.pass(),
      () => compute.pass(),
    ];
    this.#rounds = new Rounds(
      async () => {
        // One that fails does not keep the others from their turn.
        for (const one of work) await this.#attempt(one);
      },
      () => undefined,
    );
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.#attempt(() => this.instances.admit());
    await this.#attempt(() => this.driver.open());
    this.#rounds.start(EVERY_MS);
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.#rounds.stop();
    await this.#attempt(() => this.driver.close());
    if (!this.settings.config.DATABASES_KEEP_RUNNING) await this.#attempt(() => this.#stopAll());
  }

  /** Does everything that is due now. */
  now(): Promise<void> {
    return this.#rounds.now();
  }

  async #stopAll(): Promise<void> {
    const instances = await this.driver.observeInstances();
    await Promise.all(instances.map(({ id }) => this.driver.stopInstance(id)));
  }

  async #attempt(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (err) {
      this.#logger.error({ msg: 'databases could not be looked at', err });
    }
  }
}
