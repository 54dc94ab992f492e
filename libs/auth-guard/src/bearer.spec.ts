import { readBearer } from './bearer.js';

describe('readBearer', () => {
  it.each(['Bearer abc', 'bearer abc', 'BEARER abc'])(
    'takes the scheme in any case: %s',
    (header) => {
      expect(readBearer(header)).toBe('abc');
    },
  );

  it.each([
    undefined,
    '',
    'Bearer',
    'Bearer ',
    'Bearer  abc',
    'Bearer abc def',
    'Basic abc',
    ' Bearer abc',
  ])('refuses %j', (header) => expect(readBearer(header)).toBeNull());

  it('refuses a credential that no token of ours can be as long as', () => {
    expect(readBearer(`Bearer ${'a'.repeat(4097)}`)).toBeNull();
  });
});
