import type { Outcome } from './decide/decide.js';
import type { RejectionCode } from './decide/rejection.js';
import { settled } from './settled.js';

const refusal = (code: RejectionCode, detail: object): Outcome => ({
  kind: 'decided',
  operation: { id: 'txn_1', kind: 'transfer', code, result: { detail } },
  isReplay: false,
});

describe('a refusal', () => {
  it.each<[RejectionCode, object, number, string]>([
    ['insufficient_funds', { available: '40' }, 402, 'Available: 40 minor units.'],
    ['amount_exceeds_hold', { remaining: '7' }, 422, 'Left: 7 minor units.'],
    ['amount_exceeds_transfer', { remaining: '0' }, 422, 'Left: 0 minor units.'],
    ['wallet_not_found', { wallet: 'wal_1' }, 404, 'It is wal_1.'],
    ['wallet_frozen', {}, 409, 'The wallet is frozen.'],
  ])('%s tells what the owner can do about it', (code, detail, status, told) => {
    const given = expect.objectContaining({
      code,
      status,
      message: expect.stringContaining(told) as string,
    }) as Error;
    expect(() => settled(refusal(code, detail))).toThrow(given);
  });

  it('tells of a key that belongs to another payment', () => {
    expect(() => settled({ kind: 'reused' })).toThrow('another request');
  });
});
