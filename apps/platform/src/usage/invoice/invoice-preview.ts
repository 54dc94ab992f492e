import { Clock } from '@skydeck/service';
import type { UsageRange } from '@skydeck/usage';
import { Injectable } from '@nestjs/common';
import { type PriceList, versionOf } from '../prices/price-list.js';
import { ProductUsage } from '../product-usage.js';
import type { InvoicePreview } from '../usage.schema.js';
import { linesOf, type Quantities, quantitiesOf, totalOf } from './invoice-lines.js';

/** Says what a month costs. */
@Injectable()
export class InvoicePreviews {
  constructor(
    private readonly usage: ProductUsage,
    private readonly prices: PriceList,
    private readonly clock: Clock,
  ) {}

  /** The month so far; of a month that is over, all of it. */
  async of(projectId: string, wanted?: string): Promise<InvoicePreview> {
    const now = this.clock.now();
    const month = wanted ?? now.toISOString().slice(0, 7);
    const range = rangeOfMonth(month);
    const { items, incomplete } = await this.usage.of(projectId, range);
    const version = versionOf(this.prices, month);
    const { currency } = this.prices;
    const price = (quantities: Quantities) => linesOf(quantities, version?.prices ?? {}, currency);
    const quantities = quantitiesOf(items);
    const lines = price(quantities);
    const projected = project(quantities, range, now);
    return {
      month,
      from: range.from.toISOString(),
      to: range.to.toISOString(),
      currency,
      prices_valid_from: version?.valid_from ?? null,
      lines,
      total: totalOf(lines),
      projected_month_end: projected && {
        is_estimate: true,
        method: 'linear',
        total: totalOf(price(projected)),
      },
      incomplete: [...incomplete],
    };
  }
}

function rangeOfMonth(month: string): UsageRange {
  const from = new Date(`${month}-01T00:00:00Z`);
  const to = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + 1, 1));
  return { from, to, granularity: 'month' };
}

/** What there would be at the end of the range; null unless it runs now. */
function project(quantities: Quantities, { from, to }: UsageRange, now: Date): Quantities | null {
  const [start, end, at] = [from, to, now].map((date) => BigInt(date.getTime())) as [
    bigint,
    bigint,
    bigint,
  ];
  if (at <= start || at >= end) return null;
  const entries = [...quantities].map(
    ([meter, quantity]) => [meter, (quantity * (end - start)) / (at - start)] as const,
  );
  return new Map(entries);
}
