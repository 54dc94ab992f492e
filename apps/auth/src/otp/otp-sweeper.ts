import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { Clock } from '@skydeck/service';
import { OtpStore } from './otp-store.js';

const EVERY_MS = 3_600_000;
const KEEP_MS = 30 * 86_400_000;

/** Forgets verifications after 30 days: phone numbers are kept no longer than they are of use. */
@Injectable()
export class OtpSweeper implements OnModuleInit, OnApplicationShutdown {
  readonly #logger = new Logger(OtpSweeper.name);
  #timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly store: OtpStore,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.#timer = setInterval(() => void this.#sweepLater(), EVERY_MS).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.#timer);
  }

  async sweep(): Promise<void> {
    await this.store.forgetBefore(new Date(this.clock.now().getTime() - KEEP_MS));
  }

  async #sweepLater(): Promise<void> {
    await this.sweep().catch((error: unknown) => this.#logger.error({ err: error }));
  }
}
