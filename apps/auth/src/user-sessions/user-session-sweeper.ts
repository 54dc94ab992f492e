import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { Clock, Rounds } from '@skydeck/service';
import { DataSource } from 'typeorm';
import { idleSince } from './user-session-life.js';

const EVERY_MS = 3_600_000;
const KEEP_MS = 30 * 86_400_000;

/** Forgets sessions 30 days after they ended: until then an old token still tells of a theft. */
@Injectable()
export class UserSessionSweeper implements OnModuleInit, OnApplicationShutdown {
  readonly #logger = new Logger(UserSessionSweeper.name);
  readonly #rounds = new Rounds(
    () => this.sweep(),
    (error) => this.#logger.error({ err: error }),
  );

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.#rounds.start(EVERY_MS);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.#rounds.stop();
  }

  /** Forgets what ended long ago. */
  async sweep(): Promise<void> {
    const then = new Date(this.clock.now().getTime() - KEEP_MS);
    await this.dataSource.query(
      `delete from user_session
       where revoked_at < $1 or expires_at < $1 or refreshed_at < $2`,
      [then, idleSince(then)],
    );
  }
}
