import { AddressPattern, matches, weightOf } from './address-pattern.js';

describe('patterns of addresses', () => {
  it.each([
    ['*', 'anything', true],
    ['sales', 'Sales', true],
    ['sales', 'sales1', false],
    ['support+*', 'support+42', true],
    ['support+*', 'supportx', false],
    ['*-bounce', 'news-bounce', true],
    ['a.b', 'axb', false],
    ['a*z*', 'abz1', true],
  ])('%s and %s: %s', (pattern, localPart, isTaken) => {
    expect(matches(pattern, localPart)).toBe(isTaken);
  });

  it('prefers what says more', () => {
    const patterns = ['*', 'support+*', 'support+1', 's*'];
    const sorted = patterns.toSorted((one, other) => weightOf(other) - weightOf(one));
    expect(sorted).toEqual(['support+1', 'support+*', 's*', '*']);
  });

  it.each(['', 'a b', 'a@b', '***', 'a'.repeat(65), 'ä'])('refuses %j', (pattern) => {
    expect(AddressPattern.safeParse(pattern).success).toBe(false);
  });
});
