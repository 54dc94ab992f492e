import { TestClock } from '@skydeck/testing';
import { parsePriceList } from '../../usage/prices/read-price-list.js';
import { SizePrices } from './size-prices.js';
import type { SizeEntity } from './size.entity.js';

const list = (currency: string) => `currency: ${currency}
versions:
  - valid_from: 2020-01-01
    prices:
      vps.vcpu_seconds: { included: 7200, per: 3600, unit_price: '0.005' }
      vps.memory_megabyte_seconds: { per: 3686400, unit_price: '0.003' }
      vps.disk_megabyte_seconds: { per: 2691072000, unit_price: '0.08' }
  - valid_from: 2090-01-01
    prices: {}
`;
const size = { vcpus: 2, memoryMb: 2048, diskGb: 25 } as SizeEntity;

function pricesOf(currency: string, now = '2026-11-22T00:00:00Z') {
  const clock = new TestClock(new Date(now));
  return new SizePrices(parsePriceList(list(currency), 'prices.yaml'), clock).of(size);
}

describe('SizePrices', () => {
  it('adds up processors, memory and disk, by hour and by month of 730 hours', () => {
    // 2 × 0.005 + 2 × 0.003 + 25 × 0.08 / 730 an hour.
    expect(pricesOf('USD')).toEqual({ currency: 'USD', hourly: '0.018740', monthly: '13.68' });
  });

  it('knows currencies without a minor unit, and times at which nothing costs anything', () => {
    expect(pricesOf('JPY').monthly).toBe('13');
    expect(pricesOf('USD', '2091-01-01T00:00:00Z')).toMatchObject({
      hourly: '0.000000',
      monthly: '0.00',
    });
  });
});
