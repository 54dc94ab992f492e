import type { IssuedSession } from '../auth/auth-api.js';
import { type Browser, exchange } from '../auth/exchange.js';
import type { Proof } from './proof.js';

const ACCOUNTS = '/api/v1/auth/accounts';

interface Begun {
  readonly session: IssuedSession;
}

/** A proof of a passkey, or the passkey itself. */
export interface PasskeyAnswer {
  readonly challenge_id: string;
  readonly credential: Readonly<Record<string, unknown>>;
}

/** What the dashboard asks of auth about second factors: everything that answers with tokens. */
export class FactorsApi {
  constructor(private readonly authUrl: string) {}

  /** Sends the code of a factor, or says what its passkey is to sign. */
  challenge(bearer: string, id: string, from: Browser): Promise<object> {
    return this.#post(`/factors/${id}/challenge`, {}, from, bearer);
  }

  /** Finishes a sign-in, by its ticket. */
  finish(ticket: string, proof: Proof, from: Browser): Promise<Begun> {
    const { factor_id: id, recovery_code: code, ...rest } = proof;
    if (id === undefined) return this.#post('/recovery-codes/verify', { code }, from, ticket);
    return this.#post(`/factors/${id}/verify`, rest, from, ticket);
  }

  /** Gives a second factor to a session. */
  stepUp(bearer: string, proof: Proof, from: Browser): Promise<Begun> {
    return this.#post('/step-up', proof, from, bearer);
  }

  /** Confirms a factor by its first code. */
  confirm(bearer: string, id: string, body: object, from: Browser) {
    return this.#post<Begun & { factor: object }>(`/factors/${id}/verify`, body, from, bearer);
  }

  /** Registers a passkey that the browser has made. */
  register(bearer: string, passkey: PasskeyAnswer, from: Browser) {
    const path = '/passkeys/register/verify';
    return this.#post<Begun & { factor: object }>(path, passkey, from, bearer);
  }

  /** Asks for a passkey of anybody. */
  askForPasskey(from: Browser): Promise<object> {
    return this.#post('/passkeys/login/options', {}, from);
  }

  /** Signs in whoever's passkey has answered. */
  signInByPasskey(answer: PasskeyAnswer, from: Browser): Promise<Begun> {
    return this.#post('/passkeys/login/verify', answer, from);
  }

  #post<Data>(path: string, body: object, from: Browser, bearer?: string): Promise<Data> {
    const call = { body, from, ...(bearer === undefined ? {} : { bearer }) };
    return exchange<Data>('POST', `${this.authUrl}${ACCOUNTS}${path}`, call);
  }
}
