import { Rounds } from '@skydeck/service';
import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { BackupScheduler } from './backup-scheduler.js';
import { CopyRounds } from './copies/copy-rounds.js';

const EVERY_MS = 15_000;

/** Has the scheduler look again and again, from start to shutdown. */
@Injectable()
export class BackupLoop implements OnApplicationBootstrap, BeforeApplicationShutdown {
  readonly #logger = new Logger(BackupLoop.name);
  readonly #rounds: Rounds;

  constructor(scheduler: BackupScheduler, copies: CopyRounds) {
    this.#rounds = new Rounds(
      async () => {
        await scheduler.pass();
        await copies.pass();
      },
      (err) => this.#logger.error({ msg: 'backups could not be looked at', err }),
    );
  }

  onApplicationBootstrap(): void {
    this.#rounds.start(EVERY_MS);
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.#rounds.stop();
  }
}
