import { bpsIn, previewFee } from './escrow-fees.js';

describe('the fee that a form shows', () => {
  it.each([
    ['seller', { fee: 33n, buyerPays: 1000n, sellerGets: 967n }],
    ['buyer', { fee: 33n, buyerPays: 1033n, sellerGets: 1000n }],
    // The example of the guide: of an odd fee the seller bears the odd unit.
    ['both', { fee: 33n, buyerPays: 1016n, sellerGets: 983n }],
  ] as const)('is what the service takes when it is paid by %s', (payer, expected) => {
    expect(previewFee(1000n, 333, payer)).toEqual(expected);
  });

  it('rounds half a minor unit up, and keeps every digit of large amounts', () => {
    expect(previewFee(50n, 100, 'seller').fee).toBe(1n);
    expect(previewFee(49n, 100, 'seller').fee).toBe(0n);
    expect(previewFee(999_999_999_999_999_999n, 10_000, 'seller').sellerGets).toBe(0n);
  });

  it.each([
    ['2.5', 250],
    ['0.01', 1],
    ['100', 10_000],
    ['3.', 300],
    ['100.01', undefined],
    ['2,5', undefined],
    ['0.001', undefined],
    ['-1', undefined],
    ['', undefined],
  ])('reads percentages digit by digit: %j', (text, bps) => {
    expect(bpsIn(text)).toBe(bps);
  });
});
