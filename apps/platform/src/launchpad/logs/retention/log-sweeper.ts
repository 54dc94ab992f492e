import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { LaunchpadSettings } from '../../launchpad-settings.js';
import { LogExtent } from './log-extent.js';

const EVERY_MS = 10 * 60 * 1000;

/** Removes lines that are too old, a few times an hour. */
@Injectable()
export class LogSweeper implements OnApplicationBootstrap, BeforeApplicationShutdown {
  readonly #logger = new Logger(LogSweeper.name);
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;

  constructor(
    private readonly extent: LogExtent,
    private readonly settings: LaunchpadSettings,
  ) {}

  onApplicationBootstrap(): void {
    this.#timer = setInterval(() => this.#sweep(), EVERY_MS);
    this.#timer.unref();
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.#timer);
    await this.#running;
  }

  #sweep(): void {
    const { LAUNCHPAD_LOG_DAYS: days } = this.settings.config;
    this.#running = this.extent.sweepAll(days).catch((error: unknown) => {
      this.#logger.error({ msg: 'old lines are removed later', err: error });
    });
  }
}
