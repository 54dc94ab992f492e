import { acceptedKeys } from '@skydeck/secret-box';

/** What tokens are signed with. */
export interface TokenKey {
  /** The `iss` of tokens. */
  readonly id: string;
  /** Text, as LiveKit takes it. */
  readonly secret: string;
  /** What tokens that still hold may be signed with, too. */
  readonly previous?: readonly string[];
}

/** The key of an installation whose engine has none of its own. */
export function installationKey(secret: string): TokenKey {
  const origin = { secret, purpose: 'room tokens v1', salt: 'skydeck' };
  const [current, ...previous] = acceptedKeys(origin).map((key) => key.toString('base64url'));
  return { id: 'skydeck', secret: current ?? '', previous };
}
