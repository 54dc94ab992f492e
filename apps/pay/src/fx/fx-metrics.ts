import { Clock } from '@skydeck/service';
import { Injectable, type OnModuleInit, Optional } from '@nestjs/common';
import { ServiceMetrics } from '@skydeck/telemetry';
import { DataSource } from 'typeorm';
import type { RateSourceName } from './sources/rate-sources.js';

const AGES = `
  select extract(epoch from ($1::timestamptz - rate_date::timestamp at time zone 'UTC')) as value
  from fx_file where rate_date is not null`;
const OLDEST_PENDING = `
  select extract(epoch from ($1::timestamptz - min(created_at))) as value
  from fx_trade where status = 'pending'`;

/** Counts what is exchanged, and tells how old the rates are. */
@Injectable()
export class FxMetrics implements OnModuleInit {
  readonly #quotes;
  readonly #trades;

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    @Optional() private readonly metrics?: ServiceMetrics,
  ) {
    this.#quotes = metrics?.counter(
      'skydeck_fx_quotes_total',
      'Quotes that were made, by where their price comes from.',
      ['source'],
    );
    this.#trades = metrics?.counter(
      'skydeck_fx_trades_total',
      'Trades that came to an end, by outcome.',
      ['outcome'],
    );
  }

  onModuleInit(): void {
    this.#gauge(
      'skydeck_fx_rates_age_seconds',
      'Age of the published rates, from their day.',
      AGES,
    );
    this.#gauge(
      'skydeck_fx_pending_seconds',
      'For how long the oldest trade waits that came to no end; nothing when none does.',
      OLDEST_PENDING,
    );
  }

  /** A quote was made. */
  quoted(source: RateSourceName): void {
    this.#quotes?.inc({ source });
  }

  /** A trade came to an end. */
  traded(outcome: 'executed' | 'failed'): void {
    this.#trades?.inc({ outcome });
  }

  #gauge(name: string, help: string, sql: string): void {
    this.metrics?.gauge(name, help, [], async () => {
      const rows = await this.dataSource.query<{ value: string | null }[]>(sql, [this.clock.now()]);
      return rows.flatMap(({ value }) => (value === null ? [] : [{ value: Number(value) }]));
    });
  }
}
