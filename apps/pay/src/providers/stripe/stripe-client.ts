import { type AddressPolicy, guardedAgent } from '@skydeck/outbound';
import { Stripe } from 'stripe';
import { type Agent, fetch } from 'undici';

const CONNECT_TIMEOUT_MS = 5000;
const TIMEOUT_MS = 15_000;
const RETRIES = 2;

/** A client of Stripe whose connections go where the policy lets them. */
export interface StripeConnection {
  readonly client: Stripe;
  readonly agent: Agent;
}

/** Opens a client for one account. */
export function connectStripe(
  baseUrl: string,
  secretKey: string,
  policy: AddressPolicy,
): StripeConnection {
  const url = new URL(baseUrl);
  const agent = guardedAgent(policy, {
    connectTimeoutMs: CONNECT_TIMEOUT_MS,
    idleTimeoutMs: TIMEOUT_MS,
  });
  // undici is the `fetch` of Node, with types of its own.
  const guarded = ((to: string, init: object) =>
    fetch(to, {
      ...init,
      dispatcher: agent,
      redirect: 'manual',
    })) as unknown as typeof globalThis.fetch;
  const client = new Stripe(secretKey, {
    protocol: url.protocol === 'http:' ? 'http' : 'https',
    host: url.hostname,
    port: url.port === '' ? (url.protocol === 'http:' ? 80 : 443) : Number(url.port),
    httpClient: Stripe.createFetchHttpClient(guarded),
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
  });
  return { client, agent };
}
