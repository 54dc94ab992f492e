import { endingOf, hashOfSecret, isSameHash, newSecret } from './app-password-secret.js';

describe('passwords of apps', () => {
  it('are six groups of letters and digits that cannot be mixed up', () => {
    for (let index = 0; index < 200; index++) {
      const secret = newSecret();
      expect(secret).toMatch(/^([a-km-np-z2-9]{4}-){5}[a-km-np-z2-9]{4}$/);
      expect(hashOfSecret(secret)).not.toBeNull();
    }
    expect(newSecret()).not.toBe(newSecret());
  });

  it('are the same without dashes and in capitals, as keyboards of phones write them', () => {
    const secret = newSecret();
    const typed = secret.replaceAll('-', ' ').toUpperCase();
    expect(hashOfSecret(typed)).toEqual(hashOfSecret(secret));
    expect(endingOf(secret)).toBe(secret.slice(-4));
  });

  it.each(['', 'abcd', 'a'.repeat(25), 'l'.repeat(24), 'ä'.repeat(24)])('are not %j', (text) => {
    expect(hashOfSecret(text)).toBeNull();
  });

  it('are told from others', () => {
    const [one, other] = [newSecret(), newSecret()].map((secret) => hashOfSecret(secret)!);
    expect(isSameHash(one!, one!)).toBe(true);
    expect(isSameHash(one!, other!)).toBe(false);
    expect(isSameHash(one!, Buffer.alloc(3))).toBe(false);
  });
});
