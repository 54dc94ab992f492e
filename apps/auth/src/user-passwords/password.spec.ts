import { isCommon, NewPassword } from './password.js';

const isTaken = (text: unknown) => NewPassword.safeParse(text).success;

describe('new passwords', () => {
  it.each(['correct horse', 'Tr0ub4dor&3', 'жар-птица', '🐎🔋📎🐎🔋📎🐎🔋', 'x1'.repeat(64)])(
    'are taken: %s',
    (text) => {
      expect(isTaken(text)).toBe(true);
    },
  );

  it.each([
    '',
    '7 chars',
    '🐎🔋📎🐎',
    'x1'.repeat(65),
    'password',
    'PassWord123',
    'ｐａｓｓｗｏｒｄ',
    'aaaaaaaaaaaa',
    'qwertyuiop',
    12_345_678,
    null,
    ['correct horse'],
  ])('are refused: %j', (text) => {
    expect(isTaken(text)).toBe(false);
  });

  it('are the same however their letters are composed', () => {
    expect(NewPassword.parse('cafe\u0301 terrace')).toBe(NewPassword.parse('caf\u00E9 terrace'));
  });

  it('are common in any case', () => {
    expect(['iloveyou', 'ILoveYou', 'zzzzzzzz'].every(isCommon)).toBe(true);
  });
});
