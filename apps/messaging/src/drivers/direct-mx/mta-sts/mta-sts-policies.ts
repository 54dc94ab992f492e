import { Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { Outbound } from '@skydeck/outbound';
import type { Clock } from '@skydeck/service';
import type { ServiceMetrics } from '@skydeck/telemetry';
import { LRUCache } from 'lru-cache';
import { parsePolicy, resolvePolicy } from 'mailauth/lib/mta-sts.js';
import type { MailResolver } from '../../../domains/mail-resolver.js';
import type { MtaStsCache } from './mta-sts-cache.js';
import {
  type PolicyOutcome,
  TransportPolicies,
  type TransportPolicy,
} from './transport-policies.js';

/** How long what was found out about a domain is believed without asking again. */
const BELIEVED_MS = 60_000;
const MOST_DOMAINS = 10_000;
const FETCH_TIMEOUT_MS = 15_000;
/** More than the 64 KiB of the standard is cut off, and is no policy then. */
const LIMIT_BYTES = 65_536;

/** What policies are found with. */
export interface MtaStsNeeds {
  readonly cache: MtaStsCache;
  readonly resolver: MailResolver;
  readonly outbound: Outbound;
  readonly clock: Clock;
  /** Port of the servers of policies; 443 when not given. */
  readonly port?: number;
}

/**
 * Policies that domains publish by HTTPS, kept for as long as they say.
 * @see RFC 8461
 */
export class MtaStsPolicies extends TransportPolicies implements OnApplicationShutdown {
  readonly #logger = new Logger('MtaSts');
  /** Whoever asks while somebody does already gets the same answer. */
  readonly #believed = new LRUCache<string, { readonly policy: TransportPolicy | null }>({
    max: MOST_DOMAINS,
    ttl: BELIEVED_MS,
    fetchMethod: async (domain) => ({ policy: await this.#find(domain) }),
  });
  readonly #outcomes;

  constructor(
    private readonly needs: MtaStsNeeds,
    metrics?: ServiceMetrics,
  ) {
    super();
    this.#outcomes = metrics?.counter(
      'skydeck_mta_sts_total',
      'Connections to servers of domains that have a policy (MTA-STS), and how it was kept.',
      ['mode', 'outcome'],
    );
  }

  async onApplicationShutdown(): Promise<void> {
    await this.needs.outbound.close();
  }

  override async policyOf(domain: string): Promise<TransportPolicy | null> {
    return (await this.#believed.fetch(domain))?.policy ?? null;
  }

  override came(domain: string, mode: TransportPolicy['mode'], outcome: PolicyOutcome): void {
    this.#outcomes?.inc({ mode, outcome });
    if (outcome === 'kept') return;
    this.#logger.warn({ msg: 'A policy of MTA-STS was not kept.', domain, mode, outcome });
  }

  /** A policy that is known holds until it ends, whatever cannot be asked meanwhile (section 5.1). */
  async #find(domain: string): Promise<TransportPolicy | null> {
    const known = await this.needs.cache.get(domain);
    try {
      const id = await this.#idOf(domain);
      if (id === false) return known;
      if (known && known.policyId === id && !this.#isHalfOver(known)) return known;
      const { mode, mx = [], maxAge = 0 } = await this.#fetch(domain);
      await this.needs.cache.put(domain, { policyId: id, mode, mx, maxAgeS: maxAge });
      return { mode, mx };
    } catch (error) {
      this.#logger.warn({ msg: 'A policy of MTA-STS could not be read.', domain, err: error });
      return known;
    }
  }

  /** Read anew long before it ends, so that nobody gains by keeping us from doing so. */
  #isHalfOver({ fetchedAt, expiresAt }: { readonly fetchedAt: Date; readonly expiresAt: Date }) {
    return this.needs.clock.now().getTime() > (fetchedAt.getTime() + expiresAt.getTime()) / 2;
  }

  #idOf(domain: string): Promise<string | false> {
    const resolver = (name: string, type: string) => this.needs.resolver.records(name, type);
    return resolvePolicy(domain, { resolver, strict: true });
  }

  async #fetch(domain: string) {
    const { port = 443 } = this.needs;
    const url = `https://mta-sts.${domain}:${port}/.well-known/mta-sts.txt`;
    const { status, headers, body } = await this.needs.outbound.send(url, {
      method: 'GET',
      headers: { accept: 'text/plain' },
      timeoutMs: FETCH_TIMEOUT_MS,
      limitBytes: LIMIT_BYTES + 1,
    });
    const type = headers.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase();
    if (status !== 200 || type !== 'text/plain' || body.length > LIMIT_BYTES) {
      throw new Error(`The policy is not served as such: ${status}, ${type ?? 'no type'}.`);
    }
    return parsePolicy(body, { strict: true });
  }
}
