import { deriveKey } from '@skydeck/secret-box';

/** What tokens are signed with. */
export interface TokenKey {
  /** The `iss` of tokens. */
  readonly id: string;
  /** Text, as LiveKit takes it. */
  readonly secret: string;
}

/** The key of an installation whose engine has none of its own. */
export const installationKey = (secret: string): TokenKey => ({
  id: 'skydeck',
  secret: deriveKey({ secret, purpose: 'room tokens v1', salt: 'skydeck' }).toString('base64url'),
});
