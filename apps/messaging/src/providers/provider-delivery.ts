import { Injectable } from '@nestjs/common';
import type { OutboundMessage, SendReceipt } from '../drivers/channel.driver.js';
import { DriverError } from '../drivers/driver-error.js';
import { ConsentDelivery } from '../consent/gate/consent-delivery.js';
import { smsParts } from '../messages/sms-parts.js';
import { AttemptJournal, type LastAttempt } from './attempt-journal.js';
import { DeliveryTurns } from './delivery-turns.js';
import type { ProviderEntity } from './provider.entity.js';
import { ProviderCircuits } from './provider-circuits.js';
import { ProviderDrivers } from './provider-drivers.js';
import { ProviderMetrics } from './provider-metrics.js';
import { ProviderRoutes } from './provider-routes.js';
import { ProviderSlots } from './provider-slots.js';

/** Failures that say nothing against the message: another provider may well take it. */
const OF_PROVIDER = new Set(['provider_unavailable', 'rate_limited', 'account_refused']);

/** A message that a provider took. */
export interface Carried extends SendReceipt {
  /** Who took it. */
  readonly provider: string;
}

/** Nobody may be tried now; the first may be again then. */
export interface Postponed {
  readonly until: Date;
}

/** Hands a message to the providers of its project, one after the other until one takes it. */
@Injectable()
export class ProviderDelivery {
  constructor(
    private readonly routes: ProviderRoutes,
    private readonly journal: AttemptJournal,
    private readonly circuits: ProviderCircuits,
    private readonly drivers: ProviderDrivers,
    private readonly metrics: ProviderMetrics,
    private readonly consent: ConsentDelivery,
    private readonly turns: DeliveryTurns,
    private readonly slots: ProviderSlots,
  ) {}

  /** Null when the project has no provider for it. @throws DriverError */
  async deliver(
    message: OutboundMessage,
    { wasClaimed }: { wasClaimed: boolean },
    signal: AbortSignal,
  ): Promise<Carried | Postponed | null> {
    const last = wasClaimed ? await this.journal.last(message.id) : null;
    const settled = last && (await this.#settle(message, last, signal));
    if (settled) return settled;
    const providers = await this.routes.of(message);
    const permitted = await this.consent.permit(message, providers);
    if (permitted && 'until' in permitted) return permitted;
    return permitted && this.#tryEach(message, permitted, signal);
  }

  /** What a worker left that died over a message; null when it was certainly not sent. */
  async #settle(
    message: OutboundMessage,
    { number, providerId, outcome, providerMessageId }: LastAttempt,
    signal: AbortSignal,
  ): Promise<Carried | null> {
    if (outcome === 'failed') return null;
    if (outcome === 'sent' || outcome === 'delivered') {
      return { providerId: providerMessageId ?? '', status: outcome, provider: providerId };
    }
    const provider = await this.routes.find(providerId);
    if (provider && this.drivers.of(provider).isRepeatable) {
      return this.#hand(message, provider, number, signal);
    }
    const end = { outcome: 'unknown', failure: 'outcome_unknown' } as const;
    if (provider) await this.journal.end(message, number, end, provider);
    throw new DriverError('outcome_unknown');
  }

  async #tryEach(
    message: OutboundMessage,
    providers: readonly ProviderEntity[],
    signal: AbortSignal,
  ): Promise<Carried | Postponed> {
    let problem: DriverError | undefined;
    for (const provider of providers) {
      if (signal.aborted) continue;
      const turn = await this.turns.before(message, provider);
      if (turn) return { until: turn };
      if (!(await this.circuits.admits(provider))) continue;
      try {
        return await this.slots.use(provider.id, signal, async () => {
          const number = await this.journal.begin(message, provider);
          return this.#hand(message, provider, number, signal);
        });
      } catch (error) {
        problem = DriverError.from(error);
        const until = await this.turns.after(message, provider, problem);
        if (until) return { until };
        if (!OF_PROVIDER.has(problem.code)) throw problem;
      }
    }
    if (problem) throw problem;
    const until = earliest(providers);
    if (until === null) throw new DriverError('rejected', { detail: 'no_provider_fits' });
    return { until };
  }

  async #hand(
    message: OutboundMessage,
    provider: ProviderEntity,
    number: number,
    signal: AbortSignal,
  ): Promise<Carried> {
    const driver = this.drivers.of(provider);
    try {
      const receipt = await driver.send(message, signal);
      const parts = message.channel === 'sms' ? smsParts(message.content?.text ?? '').parts : 1;
      const end = { outcome: receipt.status, providerId: receipt.providerId, parts };
      await this.journal.end(message, number, end, provider);
      this.metrics.attempted(provider.kind, receipt.status);
      await this.circuits.succeeded(provider);
      return { ...receipt, provider: provider.id };
    } catch (error) {
      const problem = DriverError.from(error);
      await this.#failed(message, provider, number, problem);
      throw problem;
    }
  }

  async #failed(
    message: OutboundMessage,
    provider: ProviderEntity,
    number: number,
    { code, detail }: DriverError,
  ): Promise<void> {
    const outcome = code === 'outcome_unknown' ? 'unknown' : 'failed';
    this.metrics.attempted(provider.kind, code);
    await this.journal.end(message, number, { outcome, failure: detail ?? code }, provider);
    if (OF_PROVIDER.has(code)) await this.circuits.failed(provider, code);
  }
}

function earliest(providers: readonly ProviderEntity[]): Date | null {
  const times = providers.flatMap(({ openUntil }) => (openUntil ? [openUntil.getTime()] : []));
  return times.length === 0 ? null : new Date(Math.min(...times));
}
