import { setTimeout } from 'node:timers/promises';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Outbound } from '@skydeck/outbound';
import { Clock } from '@skydeck/service';
import type { AuthConfig } from '../../auth.config.js';
import { Settings } from '../../settings.module.js';
import { type Evidence, unclear, type Verdict } from '../checks/evidence.js';
import type { KycCheckEntity } from '../checks/kyc-check.entity.js';
import { makeDriver } from './driver-registry.js';
import { DriverInputs } from './driver-inputs.js';
import { DriverFailure, type KycDriver, type Pending } from './kyc-driver.js';
import { ProviderSecrets } from './provider-secrets.js';
import type { KycProviderEntity } from './provider.entity.js';

const MOST_TRIES = 3;
const FIRST_WAIT_MS = 250;

/** What asking a provider has come to so far. */
export type Asked =
  | { readonly driver: string; readonly verdict: Verdict }
  | { readonly driver: string; readonly reference: string; readonly deadlineAt: Date };

/** Has providers check what cannot be checked here. */
@Injectable()
export class OutsideChecks implements OnApplicationShutdown {
  readonly #outbound: Outbound;

  constructor(
    private readonly inputs: DriverInputs,
    private readonly secrets: ProviderSecrets,
    private readonly clock: Clock,
    @Settings() private readonly config: AuthConfig,
  ) {
    this.#outbound = new Outbound(config.WEBHOOK_ALLOW_CIDRS);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.#outbound.close();
  }

  /** The driver that speaks to a provider. */
  driverOf(provider: KycProviderEntity): KycDriver {
    const { url, images, timeoutMs } = provider;
    const base = this.config.AUTH_URL.replace(/\/$/, '');
    return makeDriver(provider.driver, {
      outbound: this.#outbound,
      url,
      images,
      timeoutMs,
      secret: this.secrets.open(provider),
      replyTo: `${base}/api/v1/kyc/callbacks?provider=${provider.id}`,
      now: () => this.clock.now(),
    });
  }

  /** Asks the provider. Whatever goes wrong is for a person to look at, and never passes. */
  async ask(
    provider: KycProviderEntity | null,
    check: KycCheckEntity,
    evidence: Evidence,
    signal: AbortSignal,
  ): Promise<Asked> {
    if (!provider) return { driver: 'none', verdict: unclear('no_driver') };
    const { driver } = provider;
    try {
      const input = await this.inputs.of(provider, check, evidence);
      const start = () => this.driverOf(provider).start(input, signal);
      const answer = await patiently(start, signal);
      if (!('pending' in answer)) return { driver, verdict: answer };
      const deadlineMs = this.clock.now().getTime() + provider.answerWithinS * 1000;
      return { driver, reference: answer.pending, deadlineAt: new Date(deadlineMs) };
    } catch (error) {
      if (!(error instanceof DriverFailure)) throw error;
      return { driver, verdict: unclear(REASONS[error.kind]) };
    }
  }
}

const REASONS = {
  unreachable: 'driver_failed',
  timeout: 'driver_timeout',
  refused: 'driver_refused',
} as const;

async function patiently(
  start: () => Promise<Verdict | Pending>,
  signal: AbortSignal,
): Promise<Verdict | Pending> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await start();
    } catch (error) {
      const isWorthIt = error instanceof DriverFailure && error.isRetryable;
      if (!isWorthIt || attempt >= MOST_TRIES) throw error;
    }
    await setTimeout(FIRST_WAIT_MS * 2 ** (attempt - 1), undefined, { signal });
  }
}
