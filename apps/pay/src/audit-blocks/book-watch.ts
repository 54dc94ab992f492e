import type { Tenant } from '@skydeck/auth-guard';
import { Clock, Rounds } from '@skydeck/service';
import { ServiceMetrics } from '@skydeck/telemetry';
import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
  type OnModuleInit,
  Optional,
} from '@nestjs/common';
import { DataSource } from 'typeorm';
import { LedgerVerifier } from './ledger-verification.js';

const EVERY_MS = 10_000;
/** Whoever took books to look at and was ended has lost them to another by then. */
const LEASE = '1 hour';
const PAUSE = '1 day';
/** One of the books that are due; nobody else takes the same. */
const TAKE = `
  update ledger_check set due_at = $1::timestamptz + interval '${LEASE}'
  where tenant = (select tenant from ledger_check where due_at <= $1 order by due_at
    limit 1 for update skip locked)
  returning tenant`;
const FOUND = `
  update ledger_check
  set checked_at = $2, due_at = $2::timestamptz + interval '${PAUSE}', is_valid = $3, report = $4
  where tenant = $1`;
const UNSOUND = 'select count(*)::int as value from ledger_check where not is_valid';

/** Looks at the books of each tenant once a day, unasked, and tells the operator of what is wrong. */
@Injectable()
export class BookWatch implements OnModuleInit, OnApplicationBootstrap, OnModuleDestroy {
  readonly #logger = new Logger('Ledger check');
  readonly #rounds = new Rounds(
    () => this.look(),
    (error) => this.#logger.warn({ msg: 'Books wait for the next round.', err: error }),
  );

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly verifier: LedgerVerifier,
    @Optional() private readonly metrics?: ServiceMetrics,
  ) {}

  onModuleInit(): void {
    this.metrics?.gauge(
      'skydeck_ledger_unsound',
      'Tenants whose books were found wrong when they were looked at last.',
      [],
      () => this.dataSource.query<{ value: number }[]>(UNSOUND),
    );
  }

  onApplicationBootstrap(): void {
    this.#rounds.start(EVERY_MS);
  }

  async onModuleDestroy(): Promise<void> {
    await this.#rounds.stop();
  }

  /** Looks at the books that wait longest, if any are due. Tells whose they are. */
  async look(): Promise<string | null> {
    // typeorm answers an update with its rows and their number.
    const [[due]] = await this.dataSource.query<[{ tenant: Tenant }[], number]>(TAKE, [
      this.clock.now(),
    ]);
    if (!due) return null;
    const report = await this.verifier.verify(due.tenant);
    await this.dataSource.query(FOUND, [
      due.tenant,
      this.clock.now(),
      report.is_valid,
      JSON.stringify(report),
    ]);
    if (!report.is_valid) {
      const { problems, broken_blocks: broken } = report;
      this.#logger.error({ msg: 'Books are wrong.', tenant: due.tenant, problems, broken });
    }
    return due.tenant;
  }
}
