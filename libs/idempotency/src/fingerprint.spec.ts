import { fingerprintOf } from './fingerprint.js';

describe('fingerprintOf', () => {
  it('does not depend on the order of members, however deep', () => {
    const one = { a: 1, b: [{ c: 2, d: 3 }] };
    const other = { b: [{ d: 3, c: 2 }], a: 1 };
    expect(fingerprintOf(one)).toBe(fingerprintOf(other));
  });

  it.each<[unknown, unknown]>([
    [{ a: 1 }, { a: '1' }],
    [
      [1, 2],
      [2, 1],
    ],
    [{}, []],
    [undefined, null],
    [{ a: null }, {}],
  ])('tells %j from %j', (one, other) => {
    expect(fingerprintOf(one)).not.toBe(fingerprintOf(other));
  });
});
