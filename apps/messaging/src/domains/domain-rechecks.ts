import { Clock, Rounds } from '@skydeck/service';
import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import type { Tenant } from '@skydeck/auth-guard';
import { DataSource } from 'typeorm';
import { laterBy } from '../messages/later-by.js';
import { DomainLooks } from './domain-looks.js';

const HOUR_MS = 3_600_000;
const ROUND_EVERY_MS = 10 * 60_000;
const BATCH = 50;

/** Looks the records of verified domains up once a day. */
@Injectable()
export class DomainRechecks implements OnApplicationBootstrap, OnModuleDestroy {
  readonly #logger = new Logger('Domains');
  readonly #rounds = new Rounds(
    () => this.recheck(),
    (error) => this.#logger.warn({ msg: 'Domains were not looked at again.', err: error }),
  );

  constructor(
    private readonly dataSource: DataSource,
    private readonly looks: DomainLooks,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    this.#rounds.start(ROUND_EVERY_MS);
  }

  async onModuleDestroy(): Promise<void> {
    await this.#rounds.stop();
  }

  /** One round. What is not right is looked at again after an hour, before it counts. */
  async recheck(): Promise<void> {
    const now = this.clock.now();
    const values = [laterBy(now, -24 * HOUR_MS), laterBy(now, -HOUR_MS), BATCH];
    const due = await this.dataSource.query<{ id: string; tenant: Tenant }[]>(DUE, values);
    for (const { tenant, id } of due) await this.looks.recheck(tenant, id);
  }
}

const IS_WRONG = `jsonb_path_exists(checks, '$[*] ? (@.status != "found" && @.purpose != "mx")')`;

const DUE = `
  select id, tenant from sending_domain
  where status = 'verified' and checked_at <= case when ${IS_WRONG} then $2::timestamptz else $1::timestamptz end
  order by checked_at limit $3`;
