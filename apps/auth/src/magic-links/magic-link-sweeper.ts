import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { Clock, Rounds } from '@skydeck/service';
import { MagicLinkStore } from './magic-link-store.js';

const EVERY_MS = 3_600_000;
const KEEP_MS = 30 * 86_400_000;

/** Forgets links, and the addresses in them, after 30 days. */
@Injectable()
export class MagicLinkSweeper implements OnModuleInit, OnApplicationShutdown {
  readonly #logger = new Logger(MagicLinkSweeper.name);
  readonly #rounds = new Rounds(
    () => this.sweep(),
    (error) => this.#logger.error({ err: error }),
  );

  constructor(
    private readonly store: MagicLinkStore,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.#rounds.start(EVERY_MS);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.#rounds.stop();
  }

  async sweep(): Promise<void> {
    await this.store.forgetBefore(new Date(this.clock.now().getTime() - KEEP_MS));
  }
}
