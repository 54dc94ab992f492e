import { requestIdOf } from './request-id.js';

const idFor = (given: string | string[] | undefined) =>
  requestIdOf({ headers: { 'x-request-id': given } });

describe('requestIdOf', () => {
  it.each(['req_01k9v3abcdefghjkmnpqrstvwx', 'a.b:c-d_e', 'x'.repeat(128)])(
    'takes %s over from the caller',
    (given) => {
      expect(idFor(given)).toBe(given);
    },
  );

  it.each([
    ['nothing', undefined],
    ['a short one', 'abc'],
    ['a long one', 'x'.repeat(129)],
    ['one with a line break', 'good-one\nforged: line'],
    ['one with markup', '<script>alert(1)</script>'],
    ['two', ['one-one-one', 'two-two-two']],
  ])('makes a new one instead of %s', (_name, given) => {
    expect(idFor(given)).toMatch(/^req_[0-9a-z]{26}$/);
  });
});
