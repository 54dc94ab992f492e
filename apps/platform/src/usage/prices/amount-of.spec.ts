import fc from 'fast-check';
import { amountOf, minorDigitsOf } from './amount-of.js';

const flat = (unit_price: string, more = {}) => ({ included: 0, per: 1, unit_price, ...more });

describe('amounts', () => {
  it.each([
    ['half a cent, to even below', 1n, '0.005', 0n],
    ['one and a half, to even above', 3n, '0.005', 2n],
    ['two and a half, to even below', 5n, '0.005', 2n],
    ['a little more than a half', 1n, '0.005000001', 1n],
    ['nothing', 0n, '9.99', 0n],
    ['a price of zero', 1_000_000n, '0', 0n],
    ['more than a number holds', 10n ** 18n, '0.0079', 79n * 10n ** 16n],
  ])('are rounded half to even, at the end: %s', (_name, quantity, price, amount) => {
    expect(amountOf(quantity, flat(price), 2)).toBe(amount);
  });

  it('leave out what is included, and are for `per` units', () => {
    expect(amountOf(7200n, flat('0.50', { included: 3600, per: 3600 }), 2)).toBe(50n);
    expect(amountOf(3600n, flat('0.50', { included: 3600 }), 2)).toBe(0n);
  });

  it('take each tier at its own price', () => {
    const tiers = [
      { up_to: 100, unit_price: '0.10' },
      { up_to: 1000, unit_price: '0.05' },
      { unit_price: '0.01' },
    ];
    const price = { included: 10, per: 1, tiers };
    expect(amountOf(110n, price, 2)).toBe(1000n);
    expect(amountOf(111n, price, 2)).toBe(1005n);
    expect(amountOf(1510n, price, 2)).toBe(1000n + 4500n + 500n);
  });

  it('never shrink when more is used, and are one tier when all tiers cost the same', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 10n ** 15n }),
        fc.bigInt({ min: 0n, max: 10n ** 6n }),
        fc.integer({ min: 1, max: 10 ** 9 }),
        fc.integer({ min: 1, max: 10 ** 6 }),
        (quantity, more, nanos, upTo) => {
          const unit_price = (nanos / 1e9).toFixed(9);
          const tiers = [{ up_to: upTo, unit_price }, { unit_price }];
          const one = amountOf(quantity, flat(unit_price), 2);
          expect(amountOf(quantity, { included: 0, per: 1, tiers }, 2)).toBe(one);
          expect(amountOf(quantity + more, flat(unit_price), 2) >= one).toBe(true);
        },
      ),
    );
  });

  it('know currencies without a minor unit', () => {
    expect([minorDigitsOf('USD'), minorDigitsOf('JPY'), minorDigitsOf('KWD')]).toEqual([2, 0, 3]);
    expect(amountOf(3n, flat('0.5'), minorDigitsOf('JPY'))).toBe(2n);
  });
});
