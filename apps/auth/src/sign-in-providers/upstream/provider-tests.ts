import { Injectable } from '@nestjs/common';
import {
  type Configuration,
  genericGrantRequest,
  ResponseBodyError,
  WWWAuthenticateChallengeError,
} from 'openid-client';
import type { SignInProviderEntity } from '../sign-in-provider.entity.js';
import type { SignInProviderTest } from '../sign-in-providers.schema.js';
import { UpstreamClients } from './upstream-clients.js';

/** GitHub has a name of its own for it. */
const REFUSED_CLIENT = new Set([
  'invalid_client',
  'unauthorized_client',
  'incorrect_client_credentials',
]);
/** The code is looked at only once the client has proven itself. */
const REFUSED_CODE = new Set(['invalid_grant', 'bad_verification_code', 'invalid_code']);

/** Speaks with a provider without anybody signing in. */
@Injectable()
export class ProviderTests {
  constructor(private readonly clients: UpstreamClients) {}

  /** Whether it is reached, and takes our identifier and secret. */
  async run(provider: SignInProviderEntity, redirectUri: string): Promise<SignInProviderTest> {
    let config: Configuration;
    try {
      config = await this.clients.fresh(provider);
    } catch (error) {
      return { is_reachable: false, credentials: 'unknown', problem: problemIn(error) };
    }
    if (provider.sealedSecret === null) {
      return { is_reachable: true, credentials: 'none', problem: null };
    }
    return exchangeNothing(config, redirectUri);
  }
}

/** Asks for tokens with a code that nobody was given: how that is refused tells what was right. */
async function exchangeNothing(
  config: Configuration,
  redirectUri: string,
): Promise<SignInProviderTest> {
  const nothing = { code: 'a-code-that-nobody-was-given', redirect_uri: redirectUri };
  try {
    await genericGrantRequest(config, 'authorization_code', nothing);
    return { is_reachable: true, credentials: 'accepted', problem: null };
  } catch (error) {
    const said = refusalIn(error);
    if (said === null) {
      return { is_reachable: false, credentials: 'unknown', problem: problemIn(error) };
    }
    if (REFUSED_CODE.has(said.code)) {
      return { is_reachable: true, credentials: 'accepted', problem: null };
    }
    const credentials = REFUSED_CLIENT.has(said.code) ? 'refused' : 'unknown';
    return { is_reachable: true, credentials, problem: said.text };
  }
}

/** What the provider has against it; null when it says nothing that can be read. */
function refusalIn(error: unknown): { code: string; text: string } | null {
  const told = toldIn(error);
  if (typeof told?.error !== 'string') return null;
  const { error: code, error_description: more } = told;
  return { code, text: clean(typeof more === 'string' ? `${code}: ${more}` : code) };
}

interface Told {
  readonly error?: unknown;
  readonly error_description?: unknown;
}

function toldIn(error: unknown): Told | undefined {
  if (error instanceof ResponseBodyError) return error;
  if (error instanceof WWWAuthenticateChallengeError) {
    // Who is challenged to say who it is has not said it well (RFC 6749, section 5.2).
    return { error: 'invalid_client', ...error.cause[0]?.parameters };
  }
  return bodyIn(error);
}

/** GitHub refuses with 200: what it said is with the complaint that there is no token. */
function bodyIn(error: unknown): Told | undefined {
  let at: unknown = error;
  for (let depth = 0; at instanceof Error && depth < 3; depth++) at = at.cause;
  return (at as { body?: Told } | undefined)?.body;
}

const LONGEST = 300;
const clean = (text: string) => text.replaceAll(/\p{Cc}/gu, ' ').slice(0, LONGEST);

function problemIn(error: unknown): string {
  const { message, cause } = error as Error;
  return clean(cause instanceof Error ? cause.message : message);
}
