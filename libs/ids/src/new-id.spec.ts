import { isId, newId } from './index.js';

describe('newId', () => {
  it('carries its prefix and can be recognised', () => {
    expect(isId('app', newId('app'))).toBe(true);
    expect(isId('vps', newId('app'))).toBe(false);
    expect(isId('app', 'app_short')).toBe(false);
  });

  it('sorts by the time of making', () => {
    expect(newId('app', 1_000) < newId('app', 2_000)).toBe(true);
  });

  it('never repeats within one millisecond', () => {
    const made = Array.from({ length: 10_000 }, () => newId('req', 1));
    expect(new Set(made).size).toBe(made.length);
  });
});
