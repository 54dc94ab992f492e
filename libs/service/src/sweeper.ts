import {
  Inject,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
  Optional,
} from '@nestjs/common';
import { Rounds } from './rounds.js';
import { ServiceRoles } from './service-roles.js';

/** What is to be known of a sweeper. */
export interface SweeperOptions {
  /** Of its log. */
  readonly name: string;
  /** What the log says of a round that fails; the next comes all the same. */
  readonly problem: string;
  /** Time from one round to the next, in milliseconds. */
  readonly everyMs: number;
  /** It minds what only its own process knows, so every process does it, whatever its role. */
  readonly everywhere?: boolean;
}

/**
 * Looks again and again, for as long as the service runs, for what a crash or a lost message left
 * undone. Its rounds bear being done by several processes at once; processes that only answer requests
 * do none.
 */
export abstract class Sweeper implements OnApplicationBootstrap, OnModuleDestroy {
  protected readonly logger: Logger;
  @Optional()
  @Inject(ServiceRoles)
  private readonly roles?: ServiceRoles;
  readonly #everywhere: boolean;
  readonly #everyMs: number;
  readonly #rounds: Rounds;

  protected constructor({ name, problem, everyMs, everywhere = false }: SweeperOptions) {
    this.#everywhere = everywhere;
    this.logger = new Logger(name);
    this.#everyMs = everyMs;
    this.#rounds = new Rounds(
      () => this.sweep(),
      (error) => this.logger.warn({ msg: problem, err: error }),
    );
  }

  /** One round. */
  abstract sweep(): Promise<unknown>;

  onApplicationBootstrap(): void {
    if (this.#everywhere || this.roles?.works !== false) this.#rounds.start(this.#everyMs);
  }

  async onModuleDestroy(): Promise<void> {
    await this.#rounds.stop();
  }

  /** Does a round now, or joins the one that is under way. Never rejects. */
  protected sweepSoon(): Promise<void> {
    return this.#rounds.now();
  }
}
