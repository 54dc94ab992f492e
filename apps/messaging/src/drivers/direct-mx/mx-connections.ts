import type { AddressPolicy } from '@skydeck/outbound';
import type { MailResolver } from '../../domains/mail-resolver.js';
import { DriverError } from '../driver-error.js';
import { SmtpConnections } from '../smtp/smtp-connections.js';
import { SmtpSession } from '../smtp/smtp-session.js';
import type { SmtpTarget } from '../smtp/smtp-target.js';
import { exchangesOf } from './mail-exchanges.js';

/** Receivers count connections: none is kept for long. */
const IDLE_MS = 5000;

/** How to reach the servers of recipients. */
export interface MxManners {
  readonly port: number;
  readonly helo_name: string;
  readonly max_connections_per_domain: number;
}

/** The connections to the servers of recipients, by domain. */
export class MxConnections {
  readonly #byDomain = new Map<string, SmtpConnections>();

  constructor(
    private readonly manners: MxManners,
    private readonly resolver: MailResolver,
    private readonly policy: AddressPolicy,
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
    let problem = new DriverError('deferred', { detail: '4.4.1' });
    for (const { host, address } of await exchangesOf(domain, this.resolver, this.policy)) {
      if (signal.aborted) break;
      const { port, helo_name: ownName } = this.manners;
      try {
        return await this.#greet({ host, address, port, ownName, security: 'opportunistic' });
      } catch (error) {
        problem = DriverError.from(error);
      }
    }
    throw problem;
  }

  /** Whoever offers encryption and cannot do it gets mail in the clear, as without an offer. */
  async #greet(target: SmtpTarget): Promise<SmtpSession> {
    try {
      return await SmtpSession.open(target, this.policy);
    } catch (error) {
      if (!isOfEncryption(DriverError.from(error).cause)) throw error;
      return SmtpSession.open({ ...target, security: 'none' }, this.policy);
    }
  }
}

function isOfEncryption(cause: unknown): boolean {
  if (!(cause instanceof Error)) return false;
  return ('code' in cause && cause.code === 'ETLS') || cause.message.includes('SSL routines');
}
