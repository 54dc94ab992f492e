import { generateKeyPairSync } from 'node:crypto';
import { decodeProtectedHeader, jwtVerify } from 'jose';
import { signToken } from './sign-token.js';

const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const signer = { kid: 'one', privateKey };

describe('signed tokens', () => {
  it('are verified by a library that knows nothing of ours, claims in any script included', async () => {
    const claims = {
      sub: 'usr_1',
      name: 'Zoë 🪁 "quoted"',
      exp: Math.floor(Date.now() / 1000) + 60,
    };
    const token = signToken(signer, claims);
    const options = { algorithms: ['ES256'], typ: 'at+jwt' };
    expect((await jwtVerify(token, publicKey, options)).payload).toEqual(claims);
    expect(decodeProtectedHeader(token)).toEqual({ alg: 'ES256', typ: 'at+jwt', kid: 'one' });
  });

  it('are refused when another key has signed them', async () => {
    const other = generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey;
    const token = signToken(signer, { sub: 'usr_1' });
    await expect(jwtVerify(token, other)).rejects.toThrow('signature verification failed');
  });
});
