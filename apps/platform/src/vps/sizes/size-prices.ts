import { Clock } from '@skydeck/service';
import { amountOf, minorDigitsOf } from '../../usage/prices/amount-of.js';
import { type PriceList, type PriceVersion, versionOf } from '../../usage/prices/price-list.js';
import type { SizeEntity } from './size.entity.js';

const HOUR_S = 3_600;
/** Hours of a month as prices of months are commonly meant: a twelfth of a year. */
const MONTH_HOURS = 730;
const MB_PER_GB = 1024;
const HOURLY_DIGITS = 6;

/** What a server of a size costs while it runs. */
export interface SizePrice {
  readonly currency: string;
  readonly hourly: string;
  readonly monthly: string;
}

/** Prices of sizes, from the list that usage is billed by. */
export class SizePrices {
  constructor(
    private readonly prices: PriceList,
    private readonly clock: Clock,
  ) {}

  /** Without what is included each month, as that is for all servers together. */
  of(size: SizeEntity): SizePrice {
    const { currency } = this.prices;
    const minor = minorDigitsOf(currency);
    return {
      currency,
      hourly: this.#price(size, 1, HOURLY_DIGITS),
      monthly: this.#price(size, MONTH_HOURS, minor),
    };
  }

  #price({ vcpus, memoryMb, diskGb }: SizeEntity, hours: number, digits: number): string {
    const month = this.clock.now().toISOString().slice(0, 7);
    const prices = versionOf(this.prices, month)?.prices ?? {};
    const taken: readonly [keyof PriceVersion['prices'], number][] = [
      ['vps.vcpu_seconds', vcpus],
      ['vps.memory_megabyte_seconds', memoryMb],
      ['vps.disk_megabyte_seconds', diskGb * MB_PER_GB],
    ];
    let amount = 0n;
    for (const [meter, rate] of taken) {
      const price = prices[meter];
      const quantity = BigInt(rate) * BigInt(hours * HOUR_S);
      if (price) amount += amountOf(quantity, { ...price, included: 0 }, digits);
    }
    return decimal(amount, digits);
  }
}

function decimal(amount: bigint, digits: number): string {
  const text = amount.toString().padStart(digits + 1, '0');
  return digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`;
}
