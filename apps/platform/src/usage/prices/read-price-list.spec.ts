import { METER_NAMES } from '@skydeck/usage';
import { versionOf } from './price-list.js';
import { DEFAULT_PRICES, parsePriceList, readPriceList } from './read-price-list.js';

const list = (prices: string) => `currency: EUR
versions:
  - valid_from: 2026-01-01
    prices:
${prices}`;

describe('price lists', () => {
  it('come with a price for every meter', () => {
    const { versions } = readPriceList();
    expect(Object.keys(versions[0]?.prices ?? {}).toSorted()).toEqual(METER_NAMES.toSorted());
    expect(DEFAULT_PRICES).toMatch(/platform\/prices\/default\.yaml$/);
  });

  it('may be JSON, and may cost nothing', () => {
    const json = `{"currency": "USD", "versions": [{"valid_from": "2026-01-01",
      "prices": {"otp.sms": {"unit_price": "0"}}}]}`;
    expect(parsePriceList(json, 'prices.json').currency).toBe('USD');
  });

  it.each([
    [
      'line 6, versions.0.prices.messages.sms.unit_price: Must be a decimal number in quotes',
      list('      messages.sms:\n        unit_price: 0.01\n'),
    ],
    [
      'line 6, versions.0.prices.messages.fax',
      list('      messages.fax:\n        unit_price: "1"\n'),
    ],
    [
      'line 7, versions.0.prices.otp.sms.free',
      list('      otp.sms:\n        unit_price: "1"\n        free: 1\n'),
    ],
    ['Needs either `unit_price` or `tiers`', list('      otp.sms:\n        included: 5\n')],
    [
      'line 8, versions.0.prices.otp.sms.tiers.1: The last tier has no `up_to`',
      list(
        '      otp.sms:\n        tiers:\n          - {up_to: 5, unit_price: "1"}\n          - {up_to: 9, unit_price: "1"}\n',
      ),
    ],
    [
      'line 1, currency: Must be a currency of ISO 4217',
      'currency: EUX\nversions: [{valid_from: 2026-01-01, prices: {}}]',
    ],
    ['first day of a month', 'currency: EUR\nversions: [{valid_from: 2026-01-15, prices: {}}]'],
    [
      'versions.1.valid_from: Must be later',
      'currency: EUR\nversions: [{valid_from: 2026-02-01, prices: {}}, {valid_from: 2026-01-01, prices: {}}]',
    ],
    ['cannot be read', 'currency: [EUR\nversions: }'],
  ])('say what is wrong with them, and where: %s', (problem, text) => {
    expect(() => parsePriceList(text, 'prices.yaml')).toThrow(problem);
  });

  it('hold from their first month on', () => {
    const text = `currency: EUR
versions: [{valid_from: 2026-02-01, prices: {}}, {valid_from: 2026-06-01, prices: {}}]`;
    const prices = parsePriceList(text, 'prices.yaml');
    const from = (month: string) => versionOf(prices, month)?.valid_from;
    expect([from('2026-01'), from('2026-02'), from('2026-05'), from('2026-06')]).toEqual([
      undefined,
      '2026-02-01',
      '2026-02-01',
      '2026-06-01',
    ]);
  });
});
