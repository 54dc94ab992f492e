import { ServiceMetrics } from '@skydeck/telemetry';
import { Injectable, type OnModuleInit, Optional } from '@nestjs/common';
import { DataSource } from 'typeorm';

const EXPIRY = `
  select host, extract(epoch from not_after)::float8 as value
  from app_certificate where not_after is not null`;

/** Counts orders of certificates, and shows when each certificate ends. */
@Injectable()
export class CertificateMetrics implements OnModuleInit {
  readonly #orders;

  constructor(
    private readonly dataSource: DataSource,
    @Optional() private readonly metrics?: ServiceMetrics,
  ) {
    this.#orders = metrics?.counter(
      'skydeck_certificate_orders_total',
      'Orders of certificates that ended, by how.',
      ['status'],
    );
  }

  onModuleInit(): void {
    this.metrics?.gauge(
      'skydeck_certificate_expiry_seconds',
      'Unix time at which the certificate of a domain ends.',
      ['host'],
      async () => {
        const rows = await this.dataSource.query<{ host: string; value: number }[]>(EXPIRY);
        return rows.map(({ host, value }) => ({ labels: { host }, value }));
      },
    );
  }

  /** An order has ended. */
  ended(status: 'issued' | 'failed'): void {
    this.#orders?.inc({ status });
  }
}
