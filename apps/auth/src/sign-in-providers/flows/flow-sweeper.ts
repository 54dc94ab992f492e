import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { Clock, Rounds } from '@skydeck/service';
import { DataSource } from 'typeorm';

const EVERY_MS = 600_000;

/** Forgets sign-ins that are over, with who came back, and tokens that would not be taken again. */
@Injectable()
export class FlowSweeper implements OnModuleInit, OnApplicationShutdown {
  readonly #logger = new Logger(FlowSweeper.name);
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

  /** Forgets what is over now. */
  async sweep(): Promise<void> {
    const now = [this.clock.now()];
    await this.dataSource.query(
      `delete from sign_in_flow
       where expires_at < $1 and (code_expires_at is null or code_expires_at < $1)`,
      now,
    );
    await this.dataSource.query(`delete from used_id_token where expires_at < $1`, now);
  }
}
