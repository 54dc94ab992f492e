import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { ServiceClient } from '@skydeck/auth-guard';
import { Clock, Rounds } from '@skydeck/service';
import { DataSource } from 'typeorm';
import type { AuthConfig } from '../../auth.config.js';
import { Settings } from '../../settings.module.js';

const EVERY_MS = 15_000;
const MOST_AT_ONCE = 500;
/** What did not arrive by then does not arrive. */
const GIVE_UP_MS = 3_600_000;

interface Delivered {
  readonly reference: string;
  readonly delivered_at: string;
}

/** Asks messaging which codes have arrived, for the numbers of a project. */
@Injectable()
export class OtpDeliveries implements OnModuleInit, OnApplicationShutdown {
  readonly #logger = new Logger(OtpDeliveries.name);
  readonly #url: string;
  readonly #rounds = new Rounds(
    () => this.look(),
    (error) => this.#logger.debug({ msg: 'Messaging was not asked.', err: error }),
  );

  constructor(
    private readonly dataSource: DataSource,
    private readonly neighbours: ServiceClient,
    private readonly clock: Clock,
    @Settings() config: AuthConfig,
  ) {
    this.#url = new URL('/internal/v1/messages/delivered', config.MESSAGING_INTERNAL_URL).href;
  }

  onModuleInit(): void {
    this.#rounds.start(EVERY_MS);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.#rounds.stop();
  }

  /** Asks about all codes of the last hour of which nothing is known, some hundred at a time. */
  async look(): Promise<void> {
    const since = new Date(this.clock.now().getTime() - GIVE_UP_MS);
    for (let after = ''; ;) {
      const references = await this.#undelivered(since, after);
      const last = references.at(-1);
      if (last === undefined) return;
      const body = { references };
      const { delivered } = await this.neighbours.call<{ delivered: Delivered[] }>(this.#url, {
        body,
      });
      await this.#note(delivered);
      if (references.length < MOST_AT_ONCE) return;
      after = last;
    }
  }

  async #undelivered(since: Date, after: string): Promise<string[]> {
    const rows = await this.dataSource.query<{ id: string }[]>(
      `select id from otp
       where handed > 0 and delivered_at is null and last_send_at > $1 and id > $2
         and project_id is not null
       order by id limit ${MOST_AT_ONCE}`,
      [since, after],
    );
    return rows.map(({ id }) => id);
  }

  async #note(delivered: readonly Delivered[]): Promise<void> {
    if (delivered.length === 0) return;
    await this.dataSource.query(
      `update otp set delivered_at = new.at
       from unnest($1::text[], $2::timestamptz[]) as new (id, at)
       where otp.id = new.id and delivered_at is null`,
      [delivered.map(({ reference }) => reference), delivered.map(({ delivered_at: at }) => at)],
    );
  }
}
