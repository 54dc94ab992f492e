import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { AddressPolicy, guardedAgent } from '@skydeck/outbound';
import type { CustomFetchOptions } from 'openid-client';
import { fetch } from 'undici';
import type { AuthConfig } from '../auth.config.js';
import { Settings } from '../settings.module.js';

const TIMEOUT_MS = 10_000;
const LIMITS = { connectTimeoutMs: 5000, idleTimeoutMs: 5000 };
const MOST_BYTES = 1024 * 1024;

/**
 * How providers are asked: never at an address inside, following no redirect, for ten seconds and
 * a megabyte at most.
 */
@Injectable()
export class ProviderHttp implements OnApplicationShutdown {
  readonly #policy: AddressPolicy;
  readonly #agent: ReturnType<typeof guardedAgent>;

  constructor(@Settings() { SIGN_IN_ALLOW_CIDRS }: AuthConfig) {
    this.#policy = new AddressPolicy(SIGN_IN_ALLOW_CIDRS);
    this.#agent = guardedAgent(this.#policy, LIMITS);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.#agent.destroy();
  }

  /** Whether an address may be without TLS: only one of a network that was allowed by name. */
  mayBePlain({ protocol, hostname }: URL): boolean {
    const ip = hostname.replace(/^\[|\]$/g, '');
    return protocol === 'http:' && this.#policy.isAllowed(ip) && !new AddressPolicy().isAllowed(ip);
  }

  /** `fetch` for `openid-client` and `jose`. */
  readonly fetch = async (
    url: string,
    { method, headers, body, signal }: Partial<CustomFetchOptions> = {},
  ): Promise<Response> => {
    const address = new URL(url);
    if (address.protocol !== 'https:' && !this.mayBePlain(address)) {
      throw new TypeError('A provider is asked by https only.');
    }
    const limit = AbortSignal.timeout(TIMEOUT_MS);
    const answer = await fetch(url, {
      method: method ?? 'GET',
      headers: headers ?? {},
      body: body instanceof URLSearchParams ? body.toString() : ((body ?? null) as string | null),
      redirect: 'manual',
      dispatcher: this.#agent,
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    });
    const bytes = await wholeOf(answer.body);
    const isEmpty = answer.status === 204 || answer.status === 304;
    return new Response(isEmpty ? null : bytes, {
      status: answer.status,
      headers: Array.from(answer.headers),
    });
  };
}

async function wholeOf(body: AsyncIterable<Uint8Array> | null): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body ?? []) {
    size += part.byteLength;
    if (size > MOST_BYTES) throw new RangeError('A provider answers with too much.');
    parts.push(part);
  }
  return new Uint8Array(Buffer.concat(parts));
}
