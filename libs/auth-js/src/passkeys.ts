import { AuthError } from './auth-error.js';

/** The start of what the API says of a passkey: hand its `public_key` to the browser. */
export interface PasskeyChallenge {
  readonly id: string;
  readonly public_key: object | null;
}

/** What the API wants back. */
export interface PasskeyAnswer {
  readonly challenge_id: string;
  readonly credential: object;
}

type Options = PublicKeyCredentialCreationOptionsJSON & PublicKeyCredentialRequestOptionsJSON;

/** Whether this browser knows passkeys. */
export const hasPasskeys = (): boolean =>
  typeof globalThis.PublicKeyCredential?.parseRequestOptionsFromJSON === 'function';

/** Lets the browser make a passkey. @throws `AuthError` when its user does not want to */
export const createPasskey = (challenge: PasskeyChallenge): Promise<PasskeyAnswer> =>
  answer(challenge, (options) =>
    navigator.credentials.create({
      publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options),
    }),
  );

/** Lets the browser use a passkey. @throws `AuthError` when its user does not want to */
export const usePasskey = (challenge: PasskeyChallenge): Promise<PasskeyAnswer> =>
  answer(challenge, (options) =>
    navigator.credentials.get({
      publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options),
    }),
  );

async function answer(
  { id, public_key: options }: PasskeyChallenge,
  ask: (options: Options) => Promise<Credential | null>,
): Promise<PasskeyAnswer> {
  if (!hasPasskeys()) throw new AuthError('passkeys_unsupported');
  const credential = await ask(options as Options).catch((error: Error) => {
    throw new AuthError('passkey_refused', error.message);
  });
  if (!(credential instanceof PublicKeyCredential)) throw new AuthError('passkey_refused');
  return { challenge_id: id, credential: credential.toJSON() };
}
