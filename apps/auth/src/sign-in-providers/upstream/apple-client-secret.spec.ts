import { exportPKCS8, generateKeyPair, jwtVerify } from 'jose';
import { appleClientSecret, isAppleKey } from './apple-client-secret.js';

it('signs what Apple asks of a client secret', async () => {
  const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true });
  const pem = await exportPKCS8(privateKey);
  const now = new Date();
  const client = { clientId: 'com.example.web', teamId: 'TEAM', keyId: 'KEY', privateKey: pem };
  const { payload, protectedHeader } = await jwtVerify(
    await appleClientSecret(client, now),
    publicKey,
    { issuer: 'TEAM', subject: 'com.example.web', audience: 'https://appleid.apple.com' },
  );
  expect(protectedHeader).toMatchObject({ alg: 'ES256', kid: 'KEY' });
  expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBeLessThanOrEqual(15_777_000);
  expect([isAppleKey(pem), isAppleKey('a secret')]).toEqual([true, false]);
});
