import { SealedValue } from './sealed-value.js';

const SECRET = 'a secret of this test, long enough';

describe('SealedValue', () => {
  it('opens what it sealed, and shows nothing of it', () => {
    const sealed = new SealedValue<{ token: string }>(SECRET, 'session');
    const text = sealed.seal({ token: 'rt_visible' });
    expect(sealed.open(text)).toEqual({ token: 'rt_visible' });
    expect(Buffer.from(text, 'base64url').toString('latin1')).not.toContain('rt_visible');
    expect(sealed.seal({ token: 'rt_visible' })).not.toBe(text);
  });

  it('refuses a changed text, whichever bit was changed', () => {
    const sealed = new SealedValue<string>(SECRET, 'session');
    const bytes = Buffer.from(sealed.seal('value'), 'base64url');
    for (let at = 0; at < bytes.length; at++) {
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(sealed.open(changed.toString('base64url'))).toBeUndefined();
    }
  });

  it('refuses what another secret or another purpose sealed', () => {
    const sealed = new SealedValue<string>(SECRET, 'session');
    expect(new SealedValue(`${SECRET}!`, 'session').open(sealed.seal('x'))).toBeUndefined();
    expect(new SealedValue(SECRET, 'sign-in').open(sealed.seal('x'))).toBeUndefined();
  });

  it.each([undefined, '', 'x', 'AAAA', '!!!', 'a'.repeat(5000)])('refuses %j', (text) => {
    expect(new SealedValue(SECRET, 'session').open(text)).toBeUndefined();
  });
});
