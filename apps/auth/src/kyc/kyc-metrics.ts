import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ServiceMetrics } from '@skydeck/telemetry';
import { Clock } from '@skydeck/service';
import { DataSource } from 'typeorm';
import { KYC_STATUSES } from './sessions/kyc-session.entity.js';

/** Tells how many verifications there are in each status, and how long decisions took lately. */
@Injectable()
export class KycMetrics implements OnModuleInit {
  constructor(
    private readonly metrics: ServiceMetrics,
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.metrics.gauge(
      'skydeck_kyc_sessions',
      'Verifications of identities by status.',
      ['status'],
      () => this.#byStatus(),
    );
    this.metrics.gauge(
      'skydeck_kyc_decision_seconds',
      'Time from handing in to the end of verifications that ended in the last day, by quantile.',
      ['quantile'],
      () => this.#decisionTimes(),
    );
  }

  async #byStatus() {
    const rows = await this.dataSource.query<{ status: string; count: string }[]>(
      'select status, count(*) from kyc_session group by status',
    );
    const counts = new Map(rows.map(({ status, count }) => [status, Number(count)]));
    return KYC_STATUSES.map((status) => ({ labels: { status }, value: counts.get(status) ?? 0 }));
  }

  async #decisionTimes() {
    const [row] = await this.dataSource.query<{ p50: number | null; p95: number | null }[]>(
      `select percentile_cont(0.5) within group (order by took) p50,
         percentile_cont(0.95) within group (order by took) p95
       from (select extract(epoch from decided_at - submitted_at)::float8 took from kyc_session
             where outcome in ('verified', 'declined') and decided_at > $1::timestamptz - interval '1 day') t`,
      [this.clock.now()],
    );
    const known = [
      ['0.5', row?.p50],
      ['0.95', row?.p95],
    ] as const;
    return known.flatMap(([quantile, value]) =>
      typeof value === 'number' ? [{ labels: { quantile }, value }] : [],
    );
  }
}
