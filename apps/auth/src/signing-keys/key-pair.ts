import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { type KeyOrigin, SecretBox } from '@skydeck/secret-box';
import { calculateJwkThumbprint, exportJWK, type JWK } from 'jose';

/** A fresh ES256 key pair, its private half sealed. */
export interface SealedKeyPair {
  readonly kid: string;
  readonly publicJwk: JWK;
  readonly sealedPrivateKey: Buffer;
}

/** Makes an ES256 key pair named by its thumbprint (RFC 7638). */
export async function makeKeyPair(sealingKey: Buffer | KeyOrigin): Promise<SealedKeyPair> {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const bare = await exportJWK(publicKey);
  const kid = await calculateJwkThumbprint(bare);
  const plain = privateKey.export({ type: 'pkcs8', format: 'der' });
  return {
    kid,
    publicJwk: { ...bare, kid, alg: 'ES256', use: 'sig' },
    sealedPrivateKey: new SecretBox(sealingKey).seal(plain, kid),
  };
}

/** Opens the private half; null when it was sealed with another secret. */
export function openPrivateKey(
  sealingKey: Buffer | KeyOrigin,
  { kid, sealedPrivateKey }: Pick<SealedKeyPair, 'kid' | 'sealedPrivateKey'>,
): KeyObject | null {
  try {
    const key = new SecretBox(sealingKey).open(sealedPrivateKey, kid);
    return createPrivateKey({ key, format: 'der', type: 'pkcs8' });
  } catch {
    return null;
  }
}
