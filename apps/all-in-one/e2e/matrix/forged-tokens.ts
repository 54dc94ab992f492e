import { decodeJwt, decodeProtectedHeader, generateKeyPair, SignJWT } from 'jose';

/** The same claims and key id as a real token, signed by somebody else. */
export async function foreignToken(real: string): Promise<string> {
  const { privateKey } = await generateKeyPair('ES256');
  const { kid, typ } = decodeProtectedHeader(real);
  return new SignJWT(decodeJwt(real))
    .setProtectedHeader({ alg: 'ES256', kid, typ })
    .sign(privateKey);
}

/** The same claims as a real token, unsigned. */
export function unsignedToken(real: string): string {
  const [, claims = ''] = real.split('.');
  const header = Buffer.from(JSON.stringify({ alg: 'none', typ: 'at+jwt' })).toString('base64url');
  return `${header}.${claims}.`;
}
