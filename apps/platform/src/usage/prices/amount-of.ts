import type { MeterPrice } from './price-list.js';

/** An exact fraction. */
interface Fraction {
  readonly over: bigint;
  readonly under: bigint;
}

const SCALE_DIGITS = 9;

/**
 * What a quantity costs, in minor units of a currency: exact until the very end, then rounded half
 * to even, once for the whole line.
 */
export function amountOf(quantity: bigint, price: MeterPrice, minorDigits: number): bigint {
  const billable = quantity - BigInt(price.included);
  if (billable <= 0n) return 0n;
  const tiers = price.tiers ?? [{ unit_price: price.unit_price ?? '0' }];
  let from = 0n;
  let scaled = 0n;
  for (const { up_to, unit_price } of tiers) {
    const to = up_to === undefined || BigInt(up_to) > billable ? billable : BigInt(up_to);
    if (to > from) scaled += (to - from) * scaledPrice(unit_price);
    from = to;
  }
  return roundHalfEven({
    over: scaled * 10n ** BigInt(minorDigits),
    under: 10n ** BigInt(SCALE_DIGITS) * BigInt(price.per),
  });
}

/** How many digits the minor unit of a currency has: 2 for USD, 0 for JPY. */
export function minorDigitsOf(currency: string): number {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  return format.resolvedOptions().maximumFractionDigits ?? 2;
}

/** `0.0079` as 7900000 thousand-millionths. */
function scaledPrice(text: string): bigint {
  const [whole = '0', part = ''] = text.split('.');
  return BigInt(whole + part.padEnd(SCALE_DIGITS, '0'));
}

/** The nearest whole number; of two equally near, the even one. Neither part is negative. */
function roundHalfEven({ over, under }: Fraction): bigint {
  const floor = over / under;
  const twice = (over % under) * 2n;
  const isUp = twice > under || (twice === under && floor % 2n === 1n);
  return isUp ? floor + 1n : floor;
}
