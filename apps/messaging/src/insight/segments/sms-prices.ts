import { ownerOf, type Tenant } from '@skydeck/auth-guard';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { SmsSegments } from './sms-segments.schema.js';

interface Row {
  readonly id: string;
  readonly cost_micros: string | null;
  readonly cost_currency: string | null;
}

/** What text messages cost by the provider that is asked first. */
@Injectable()
export class SmsPrices {
  constructor(private readonly dataSource: DataSource) {}

  /** Null when nobody carries it, or the one who does has no price. */
  async of(tenant: Tenant, to: string | undefined, parts: number): Promise<SmsSegments['price']> {
    if (ownerOf(tenant).mode === 'test') return null;
    const [first] = await this.dataSource.query<Row[]>(FIRST, [tenant, to ?? null]);
    if (!first || first.cost_micros === null || first.cost_currency === null) return null;
    const micros = Number(first.cost_micros) * parts;
    return { provider_id: first.id, micros, currency: first.cost_currency };
  }
}

const FIRST = `
  select id, cost_micros, cost_currency from message_provider
  where tenant = $1 and is_enabled and 'sms' = any(channels)
    and (cardinality(categories) = 0 or 'transactional' = any(categories))
    and (cardinality(country_prefixes) = 0 or exists (
      select 1 from unnest(country_prefixes) prefix where starts_with($2::text, prefix)))
  order by priority, id limit 1`;
