import { type Meter, METER_NAMES, meterOf, type UsageItem } from '@skydeck/usage';
import { amountOf, minorDigitsOf } from '../prices/amount-of.js';
import type { MeterPrice, PriceVersion } from '../prices/price-list.js';
import type { InvoiceLine } from '../usage.schema.js';

/** How much was used of each meter. */
export type Quantities = ReadonlyMap<Meter, bigint>;

/** What is billed of usage: live, each meter as one sum, whichever products measured it. */
export function quantitiesOf(items: readonly UsageItem[]): Quantities {
  const sums = new Map<Meter, bigint>();
  for (const { meter, mode, quantity } of items) {
    if (mode !== 'live' || !isMeter(meter)) continue;
    sums.set(meter, (sums.get(meter) ?? 0n) + BigInt(quantity));
  }
  return sums;
}

const isMeter = (name: string): name is Meter => (METER_NAMES as string[]).includes(name);

/** The lines of an invoice, in the order of the catalogue. */
export function linesOf(
  quantities: Quantities,
  prices: PriceVersion['prices'],
  currency: string,
): InvoiceLine[] {
  const digits = minorDigitsOf(currency);
  return METER_NAMES.flatMap((meter) => {
    const quantity = quantities.get(meter);
    return quantity === undefined ? [] : [lineOf(meter, quantity, prices[meter], digits)];
  });
}

function lineOf(
  meter: Meter,
  quantity: bigint,
  price: MeterPrice | undefined,
  digits: number,
): InvoiceLine {
  const { product, name, unit } = meterOf(meter);
  const about = { product, meter, name, unit, quantity: String(quantity) };
  if (!price) return { ...about, included: '0', per: 1, tiers: [], amount: 0 };
  const tiers = price.tiers ?? [{ unit_price: price.unit_price ?? '0' }];
  return {
    ...about,
    included: String(price.included),
    per: price.per,
    tiers: tiers.map(({ up_to, unit_price }) => ({ up_to: up_to ?? null, unit_price })),
    amount: Number(amountOf(quantity, price, digits)),
  };
}

/** What lines cost together. */
export function totalOf(lines: readonly InvoiceLine[]): number {
  return lines.reduce((sum, { amount }) => sum + amount, 0);
}
