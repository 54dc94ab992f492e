import type { PasskeyAnswer } from '../api/second-factor.js';
import type { FactorChallenge } from '../api/shapes.js';

/** Whether passkeys can be used at all: on a domain, or `localhost`, and with encryption. */
export const hasPasskeys = (): boolean =>
  window.isSecureContext &&
  'PublicKeyCredential' in window &&
  !/^[\d.]+$|^\[/.test(window.location.hostname);

/** Has the browser make a passkey. @throws a sentence for whoever is asked */
export async function makePasskey({ id, public_key: json }: FactorChallenge) {
  const options = PublicKeyCredential.parseCreationOptionsFromJSON(json as never);
  return answerOf(id, () => navigator.credentials.create({ publicKey: options }));
}

/** Has the browser use a passkey. @throws a sentence for whoever is asked */
export async function usePasskeyOf({ id, public_key: json }: FactorChallenge) {
  const options = PublicKeyCredential.parseRequestOptionsFromJSON(json as never);
  return answerOf(id, () => navigator.credentials.get({ publicKey: options }));
}

async function answerOf(id: string, ask: () => Promise<Credential | null>): Promise<PasskeyAnswer> {
  const credential = await ask().catch((error: unknown) => {
    throw new PasskeyError(sentenceOf(error));
  });
  if (!(credential instanceof PublicKeyCredential)) throw new PasskeyError(NOTHING);
  return { challenge_id: id, credential: { ...credential.toJSON() } };
}

const NOTHING = 'No passkey was given. Try again, or use another way.';

/** What went wrong between the browser and its authenticator, in a sentence. */
export class PasskeyError extends Error {}

function sentenceOf(error: unknown): string {
  const name = error instanceof Error ? error.name : '';
  if (name === 'InvalidStateError') return 'This device has a passkey here already.';
  if (name === 'SecurityError') return 'Passkeys do not work at this address of the dashboard.';
  return NOTHING;
}
