import { firstIdAt, isId, newId } from './index.js';

describe('newId', () => {
  it('carries its prefix and can be recognised', () => {
    expect(isId('app', newId('app'))).toBe(true);
    expect(isId('vps', newId('app'))).toBe(false);
    expect(isId('app', 'app_short')).toBe(false);
  });

  it('sorts by the time of making', () => {
    expect(newId('app', 1_000) < newId('app', 2_000)).toBe(true);
  });

  it('is divided by a moment into those made before and those made from then on', () => {
    const bound = firstIdAt('app', new Date(1_000));
    expect(newId('app', 999) < bound).toBe(true);
    expect(newId('app', 1_000) > bound).toBe(true);
    expect(firstIdAt('app', new Date('0001-01-01T00:00:00Z')) < newId('app', 0)).toBe(true);
  });

  it('never repeats within one millisecond', () => {
    const made = Array.from({ length: 10_000 }, () => newId('req', 1));
    expect(new Set(made).size).toBe(made.length);
  });
});
