import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { Clock, Rounds } from '@skydeck/service';
import { OtpStore } from './otp-store.js';

const EVERY_MS = 3_600_000;
const KEEP_MS = 30 * 86_400_000;

/** Forgets verifications after 30 days: phone numbers are kept no longer than they are of use. */
@Injectable()
export class OtpSweeper implements OnModuleInit, OnApplicationShutdown {
  readonly #logger = new Logger(OtpSweeper.name);
  readonly #rounds = new Rounds(
    () => this.sweep(),
    (error) => this.#logger.error({ err: error }),
  );

  constructor(
    private readonly store: OtpStore,
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
