import { deriveKey } from './index.js';

describe('deriveKey', () => {
  it('is HKDF-SHA-256: test case 3 of RFC 5869, cut to 32 bytes', () => {
    const secret = Buffer.alloc(22, 0x0b);
    expect(deriveKey({ secret, purpose: '' }).toString('hex')).toBe(
      '8da4e775a563c18f715f802a063c5a31b8a11f5c5ee1879ec3454e5f3c738d2d',
    );
  });

  it('gives each secret, purpose and salt a key of its own', () => {
    const keys = [
      deriveKey({ secret: 'a', purpose: 'b' }),
      deriveKey({ secret: 'a', purpose: 'c' }),
      deriveKey({ secret: 'c', purpose: 'b' }),
      deriveKey({ secret: 'a', purpose: 'b', salt: 'c' }),
    ].map((key) => key.toString('hex'));
    expect(new Set(keys).size).toBe(keys.length);
    expect(deriveKey({ secret: 'a', purpose: 'b' }).toString('hex')).toBe(keys[0]);
  });
});
