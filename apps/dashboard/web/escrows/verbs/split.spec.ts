import { sharesOf, splitAt, stepOf, textOf } from './split.js';

const EUR = { code: 'EUR', exponent: 2 };

describe('a division between seller and buyer', () => {
  it.each([
    ['seller', '10.01', { seller: 1001n, buyer: 8999n }],
    ['buyer', '10.01', { seller: 8999n, buyer: 1001n }],
    ['seller', '0', { seller: 0n, buyer: 10_000n }],
    ['seller', '100', { seller: 10_000n, buyer: 0n }],
    ['seller', '100.01', null],
    ['buyer', '1,5', null],
    ['buyer', '', null],
  ] as const)('sums to the whole, whichever side was typed: %s %j', (side, text, shares) => {
    expect(sharesOf({ side, text }, 10_000n, EUR)).toEqual(shares);
  });

  it.each([1n, 3n, 10_001n, 999_999_999_999_999_999n])(
    'loses nothing of %s at any step',
    (whole) => {
      for (let step = 0; step <= 100; step += 1) {
        const shares = sharesOf(splitAt(step, whole, EUR), whole, EUR);
        expect((shares?.seller ?? 0n) + (shares?.buyer ?? 0n)).toBe(whole);
      }
      expect(sharesOf(splitAt(0, whole, EUR), whole, EUR)?.seller).toBe(0n);
      expect(sharesOf(splitAt(100, whole, EUR), whole, EUR)?.buyer).toBe(0n);
    },
  );

  it('keeps what was typed, and writes what follows', () => {
    const split = { side: 'buyer', text: '25.5' } as const;
    const shares = sharesOf(split, 10_000n, EUR);
    expect(textOf(split, 'buyer', shares, EUR)).toBe('25.5');
    expect(textOf(split, 'seller', shares, EUR)).toBe('74.50');
    expect(stepOf(shares!, 10_000n)).toBe(75);
    expect(textOf(split, 'seller', null, EUR)).toBe('');
  });
});
