import { createPublicKey, randomBytes, sign, verify } from 'node:crypto';
import type { AuthConfig } from '../auth.config.js';
import { deriveKey } from '../derive-key.js';
import { makeKeyPair, openPrivateKey } from './key-pair.js';

const message = Buffer.from('a token');

describe('key pair', () => {
  it('opens the private half under its own key and name only', async () => {
    const sealingKey = randomBytes(32);
    const pair = await makeKeyPair(sealingKey);
    const opened = openPrivateKey(sealingKey, pair)!;
    const publicKey = createPublicKey({ key: pair.publicJwk, format: 'jwk' });
    expect(verify('sha256', message, publicKey, sign('sha256', message, opened))).toBe(true);

    expect(openPrivateKey(randomBytes(32), pair)).toBeNull();
    expect(openPrivateKey(sealingKey, { ...pair, kid: 'another' })).toBeNull();
  });

  it('opens the rows that installations have had since the first version', () => {
    const config = { SKYDECK_SERVICE_SECRET: 'a secret of at least thirty-two characters' };
    const publicJwk = {
      kty: 'EC',
      x: 'g4Lq9-dKq0WQjGlV8af__pBUrOr_-_0hRz6TVf7Z1Hs',
      y: 'hPseBux021eTzzDRFtdvN2_SD67Lk4IKZmrrgDwI3fQ',
      crv: 'P-256',
    };
    const sealedPrivateKey = Buffer.from(
      'ZUvwUoQe3X1XO52KDx_qZV8SLSArE4NIx9jzLoZyAAszg1E1NgMM3u17xwUvG-AL5_uKMovWfr1IrasYYqJjzbT5IUjq' +
        'DeH2WgSQ_Q-DGbnjebU_N--sFeOLaWZf3seJMulIq8NpLjMCEWufIZFe2q2XfB9lw2wKq9prgfBmB1FrJQg5djQtOVKQ' +
        'VUPb4mxFBIDzx23tKkrYAdp6G7KEs7BNqLdFZw',
      'base64url',
    );
    const kid = 'u_d29U9u1nMmdwaoClizLyFjSrGne6onFMD2YJ0fudg';
    const sealingKey = deriveKey(config as AuthConfig, 'signing keys');
    const privateKey = openPrivateKey(sealingKey, { kid, sealedPrivateKey })!;
    const publicKey = createPublicKey({ key: publicJwk, format: 'jwk' });
    expect(verify('sha256', message, publicKey, sign('sha256', message, privateKey))).toBe(true);
  });
});
