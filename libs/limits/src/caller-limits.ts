import type { Principal } from '@skydeck/auth-guard';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { type Policy, policyOf } from './policy.js';
import type { Limit } from './rate-limiter.js';

/** How many requests are let through; 0 a minute means any number. */
export interface RateSettings {
  /** Of one key or account. 0 switches every limit off. */
  readonly RATE_LIMIT_PER_MINUTE: number;
  readonly RATE_LIMIT_BURST: number;
  /** Of all keys of a project together. */
  readonly RATE_LIMIT_PROJECT_PER_MINUTE: number;
  /** Of one address without a key or token. */
  readonly RATE_LIMIT_ADDRESS_PER_MINUTE: number;
  /** Refused keys and tokens of one address. */
  readonly RATE_LIMIT_REFUSED_PER_MINUTE: number;
}

/** A request as the guard leaves it. */
export type Caller = Pick<FastifyRequest, 'ip'> & { readonly principal?: Principal };

/** Most limits of single keys that are kept at hand. */
const MOST_OWN_POLICIES = 1000;

/** The share of a minute's requests that may come at once, where no setting says so. */
const BURST_SHARE = 1 / 6;

/** Says which buckets a request draws from. */
export class CallerLimits {
  readonly #own: Policy | null;
  readonly #project: Policy | null;
  readonly #address: Policy | null;
  readonly #refused: Policy | null;
  /** Policies of keys with a limit of their own, by requests a minute. */
  readonly #ofKeys = new LRUCache<number, Policy>({ max: MOST_OWN_POLICIES });

  constructor(settings: RateSettings) {
    const perMinute = settings.RATE_LIMIT_PER_MINUTE;
    const policy = (name: string, rate: number, burst = Math.ceil(rate * BURST_SHARE)) =>
      perMinute > 0 && rate > 0 ? policyOf(name, rate, burst) : null;
    this.#own = policy('default', perMinute, settings.RATE_LIMIT_BURST);
    this.#project = policy('project', settings.RATE_LIMIT_PROJECT_PER_MINUTE);
    this.#address = policy('address', settings.RATE_LIMIT_ADDRESS_PER_MINUTE);
    this.#refused = policy('refused', settings.RATE_LIMIT_REFUSED_PER_MINUTE);
  }

  /** The buckets of a request, its caller's own first; none for the other services. */
  of({ principal, ip }: Caller): Limit[] {
    if (!principal) return bucket(`address:${networkOf(ip)}`, this.#address);
    if (principal.kind === 'service') return [];
    const own = bucket(`${principal.kind}:${principal.id}`, this.#ownOf(principal));
    const { project } = principal;
    return project ? [...own, ...bucket(`project:${project.tenant}`, this.#project)] : own;
  }

  /** The bucket of the refused credentials of an address. */
  ofRefusal(ip: string): Limit[] {
    return bucket(`refused:${networkOf(ip)}`, this.#refused);
  }

  /** What counts as one address. */
  networkOf(ip: string): string {
    return networkOf(ip);
  }

  #ownOf({ ratePerMinute }: Principal): Policy | null {
    if (ratePerMinute === undefined || this.isOff) return this.#own;
    const known = this.#ofKeys.get(ratePerMinute);
    if (known) return known;
    const made = policyOf('key', ratePerMinute, Math.ceil(ratePerMinute * BURST_SHARE));
    this.#ofKeys.set(ratePerMinute, made);
    return made;
  }

  /** Whether there is anything to count. */
  get isOff(): boolean {
    return this.#own === null;
  }
}

function bucket(key: string, policy: Policy | null): Limit[] {
  return policy ? [{ key, policy }] : [];
}

/** Whoever has one address of IPv6 has the whole /64. */
function networkOf(ip: string): string {
  if (!ip.includes(':') || ip.startsWith('::ffff:')) return ip;
  const [head = '', tail] = ip.split('::', 2);
  const groups = head.split(':');
  return tail === undefined || groups.length >= 4 ? groups.slice(0, 4).join(':') : head;
}
