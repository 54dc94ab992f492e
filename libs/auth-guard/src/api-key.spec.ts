import { hashOf, isApiKey, makeApiKey } from './api-key.js';

describe('API keys', () => {
  it('have the published shape and their own checksum', () => {
    const key = makeApiKey('live');
    expect(key).toMatch(/^dk_live_[0-9A-Za-z]{36}$/);
    expect(isApiKey(key)).toBe(true);
    expect(makeApiKey('test')).toMatch(/^dk_test_/);
  });

  it('are refused when one character is wrong', () => {
    const key = makeApiKey('test');
    for (let index = 8; index < key.length; index++) {
      const other = key[index] === 'a' ? 'b' : 'a';
      expect(isApiKey(key.slice(0, index) + other + key.slice(index + 1))).toBe(false);
    }
  });

  it.each([
    '',
    'dk_live_',
    `dk_prod_${'a'.repeat(36)}`,
    `dk_live_${'a'.repeat(36)}`,
    `${makeApiKey('live')}\n`,
  ])('garbage is no key: %j', (text) => expect(isApiKey(text)).toBe(false));

  it('are kept as SHA-256', () => {
    expect(hashOf('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });
});
