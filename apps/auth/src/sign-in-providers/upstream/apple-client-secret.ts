import { createPrivateKey } from 'node:crypto';
import { SignJWT } from 'jose';

const LIFE_S = 300;
const AUDIENCE = 'https://appleid.apple.com';

/** Who asks Apple, and with which key. */
export interface AppleClient {
  readonly clientId: string;
  readonly teamId: string;
  readonly keyId: string;
  /** PKCS#8 in PEM, as the `.p8` file has it. */
  readonly privateKey: string;
}

/**
 * What Apple takes for a client secret: a token that the project's key has signed. Apple lets it
 * live for six months; ours is made anew for each request.
 * @see https://developer.apple.com/documentation/accountorganizationaldatasharing/creating-a-client-secret
 */
export function appleClientSecret(
  { clientId, teamId, keyId, privateKey }: AppleClient,
  now: Date,
): Promise<string> {
  const nowS = Math.floor(now.getTime() / 1000);
  return new SignJWT()
    .setProtectedHeader({ alg: 'ES256', kid: keyId })
    .setIssuer(teamId)
    .setSubject(clientId)
    .setAudience(AUDIENCE)
    .setIssuedAt(nowS)
    .setExpirationTime(nowS + LIFE_S)
    .sign(createPrivateKey(privateKey));
}

/** Whether a text is a private key that Apple's secrets can be signed with. */
export function isAppleKey(text: string): boolean {
  try {
    const { asymmetricKeyType, asymmetricKeyDetails } = createPrivateKey(text);
    return asymmetricKeyType === 'ec' && asymmetricKeyDetails?.namedCurve === 'prime256v1';
  } catch {
    return false;
  }
}
