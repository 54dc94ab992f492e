import {
  Inject,
  Logger,
  type OnApplicationShutdown,
  type OnModuleInit,
  Optional,
} from '@nestjs/common';
import { Rounds, ServiceRoles } from '@skydeck/service';

/** Comes round again and again while the service runs; a round that fails is followed by others. */
export abstract class Sweeper implements OnModuleInit, OnApplicationShutdown {
  @Optional()
  @Inject(ServiceRoles)
  private readonly roles?: ServiceRoles;
  readonly #everyMs: number;
  readonly #logger = new Logger(this.constructor.name);
  readonly #rounds = new Rounds(
    () => this.sweep(),
    (error) => this.#logger.error({ msg: 'A round of sweeping failed.', err: error }),
  );

  protected constructor(everyMs: number) {
    this.#everyMs = everyMs;
  }

  /** One round. */
  abstract sweep(): Promise<void>;

  onModuleInit(): void {
    if (this.roles?.works !== false) this.#rounds.start(this.#everyMs);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.#rounds.stop();
  }
}
