import { Injectable, Optional } from '@nestjs/common';
import { ServiceMetrics } from '@skydeck/telemetry';

/** Counts what is read of the past. */
@Injectable()
export class StatementMetrics {
  readonly #statements;
  readonly #lines;
  readonly #folded;

  constructor(@Optional() metrics?: ServiceMetrics) {
    this.#statements = metrics?.counter(
      'skydeck_pay_statements_total',
      'Statements of wallets that were begun, by format.',
      ['format'],
    );
    this.#lines = metrics?.counter(
      'skydeck_pay_statement_lines_total',
      'Lines of the statements of wallets, by format.',
      ['format'],
    );
    this.#folded = metrics?.counter(
      'skydeck_pay_balance_day_entries_total',
      'Entries that were taken into daily balances.',
    );
  }

  /** A statement is sent. */
  sent(format: string, lines: number): void {
    this.#statements?.inc({ format });
    this.#lines?.inc({ format }, lines);
  }

  /** Entries were taken into daily balances. */
  folded(entries: number): void {
    this.#folded?.inc(entries);
  }
}
