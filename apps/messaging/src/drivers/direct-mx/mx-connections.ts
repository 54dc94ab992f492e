import type { AddressPolicy } from '@skydeck/outbound';
import type { MailResolver } from '../../domains/mail-resolver.js';
import { DriverError } from '../driver-error.js';
import { SmtpConnections } from '../smtp/smtp-connections.js';
import type { SmtpSession } from '../smtp/smtp-session.js';
import { exchangesOf } from './mail-exchanges.js';
import { greeting } from './mta-sts/greeting.js';
import type { TransportPolicies } from './mta-sts/transport-policies.js';

/** Receivers count connections: none is kept for long. */
const IDLE_MS = 5000;

/** How to reach the servers of recipients. */
export interface MxManners {
  readonly port: number;
  readonly helo_name: string;
  readonly max_connections_per_domain: number;
}

/** How servers of recipients are found, and who may be connected to. */
export interface MxWays {
  readonly resolver: MailResolver;
  readonly policy: AddressPolicy;
  readonly transportPolicies: TransportPolicies;
}

/** The connections to the servers of recipients, by domain. */
export class MxConnections {
  readonly #byDomain = new Map<string, SmtpConnections>();

  constructor(
    private readonly manners: MxManners,
    private readonly ways: MxWays,
  ) {}

  /** Whether a domain has as many connections as it may. */
  isBusy(domain: string): boolean {
    const inUse = this.#byDomain.get(domain)?.inUse ?? 0;
    return inUse >= this.manners.max_connections_per_domain;
  }

  /** Does something over a connection to a server of the domain. @throws DriverError */
  async use(
    domain: string,
    signal: AbortSignal,
    work: (session: SmtpSession) => Promise<void>,
  ): Promise<void> {
    const connections = this.#byDomain.get(domain) ?? this.#make(domain);
    try {
      await connections.use(signal, work);
    } finally {
      if (connections.isEmpty) this.#byDomain.delete(domain);
    }
  }

  close(): void {
    for (const connections of this.#byDomain.values()) connections.close();
    this.#byDomain.clear();
  }

  #make(domain: string): SmtpConnections {
    const open = (signal: AbortSignal) => this.#open(domain, signal);
    const forget = () => this.#byDomain.delete(domain);
    const most = this.manners.max_connections_per_domain;
    const made = new SmtpConnections(most, open, { idleMs: IDLE_MS, onEmpty: forget });
    this.#byDomain.set(domain, made);
    return made;
  }

  /** The first place that lets us in; each that does not leads to the next. */
  async #open(domain: string, signal: AbortSignal): Promise<SmtpSession> {
    const { resolver, policy, transportPolicies } = this.ways;
    const { port, helo_name: ownName } = this.manners;
    const greet = await greeting(domain, transportPolicies, policy);
    let problem = new DriverError('deferred', { detail: '4.4.1' });
    for (const { host, address } of await exchangesOf(domain, resolver, policy)) {
      if (signal.aborted) break;
      try {
        return await greet({ host, address, port, ownName });
      } catch (error) {
        problem = DriverError.from(error);
      }
    }
    throw problem;
  }
}
