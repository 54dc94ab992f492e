import { acceptPreviousSecrets, deriveKey, SecretBox, Signature } from './index.js';

const [FIRST, SECOND, THIRD] = ['first', 'second', 'third'].map((name) => name.padEnd(32, '.'));
const origin = (secret = '') => ({ secret, purpose: 'tests', salt: 'skydeck' });

beforeAll(() => acceptPreviousSecrets(THIRD ?? '', [SECOND ?? '', FIRST ?? '']));

describe('what was made under a secret before', () => {
  const now = new SecretBox(origin(THIRD));

  it.each([FIRST, SECOND])('opens under the one in force: %s', (secret) => {
    const sealed = new SecretBox(origin(secret)).seal('hunter2', 'app_1');
    expect(now.openText(sealed, 'app_1')).toBe('hunter2');
    expect(() => now.open(sealed, 'app_2')).toThrow('authenticate');
  });

  it('is sealed anew once, and then opens without the secrets before', () => {
    const sealed = new SecretBox(origin(FIRST)).seal('hunter2', 'app_1');
    const renewed = now.renew(sealed, 'app_1') ?? Buffer.alloc(0);
    expect(now.renew(renewed, 'app_1')).toBeNull();
    expect(new SecretBox(deriveKey(origin(THIRD))).openText(renewed, 'app_1')).toBe('hunter2');
  });

  it('is not opened by a secret that never was, nor sealed anew', () => {
    const sealed = new SecretBox(origin('never'.padEnd(32, '.'))).seal('hunter2', 'app_1');
    expect(() => now.open(sealed, 'app_1')).toThrow('authenticate');
    expect(() => now.renew(sealed, 'app_1')).toThrow('authenticate');
  });

  it('does not open under an older secret what the one in force has sealed', () => {
    const sealed = now.seal('hunter2', 'app_1');
    expect(() => new SecretBox(origin(SECOND)).open(sealed, 'app_1')).toThrow('authenticate');
  });

  it('is believed when it was signed, whole or cut, and nothing else is', () => {
    const mine = new Signature(origin(THIRD));
    for (const secret of [FIRST, SECOND, THIRD]) {
      const before = new Signature(origin(secret));
      expect(mine.isOf('text', before.of('text'))).toBe(true);
      expect(mine.isOf('text', before.of('text', 16), 16)).toBe(true);
      const hex = before.of('text', 16).toString('hex');
      expect(mine.isWritten('text', hex, 'hex', 16)).toBe(true);
      expect(mine.isWritten('text', hex.toUpperCase(), 'hex', 16)).toBe(false);
      expect(mine.isOf('other', before.of('text'))).toBe(false);
      expect(mine.isOf('text', before.of('text', 31))).toBe(false);
    }
    const never = new Signature(origin('never'.padEnd(32, '.')));
    expect(mine.isOf('text', never.of('text'))).toBe(false);
    expect(mine.isOf('text', Buffer.concat([mine.of('text'), Buffer.alloc(1)]))).toBe(false);
    expect(new Signature(origin(FIRST)).isOf('text', mine.of('text'))).toBe(false);
  });
});
