import { modeOf } from './mode.js';
import type { Principal } from './principal.js';

const account: Principal = { kind: 'account', id: 'acc_1', scopes: [] };
const key = (mode: 'live' | 'test'): Principal => ({ kind: 'key', id: 'key_1', scopes: [], mode });

describe('modeOf', () => {
  it('is live for accounts that choose nothing, and that of the key for keys', () => {
    expect(modeOf(account, undefined, 'pay')).toBe('live');
    expect(modeOf(key('live'), undefined, 'pay')).toBe('live');
    expect(modeOf(key('test'), undefined, 'pay')).toBe('test');
  });

  it('is what an account chooses, or a key says of itself', () => {
    expect(modeOf(account, 'test', 'pay')).toBe('test');
    expect(modeOf(key('test'), 'test', 'pay')).toBe('test');
  });

  it('refuses a key that says something else of itself, and other words', () => {
    const refusal = expect.objectContaining({ status: 422 });
    expect(() => modeOf(key('live'), 'test', 'pay')).toThrow(refusal);
    expect(() => modeOf(key('test'), 'live', 'pay')).toThrow(refusal);
    for (const word of ['', 'Test', 'prod', ['test', 'live']]) {
      expect(() => modeOf(account, word, 'pay')).toThrow(refusal);
    }
  });

  it('refuses test mode where there is none', () => {
    const refusal = expect.objectContaining({ code: 'no_test_mode' });
    expect(() => modeOf(account, 'test', 'platform')).toThrow(refusal);
    expect(modeOf(account, 'live', 'platform')).toBe('live');
  });
});
