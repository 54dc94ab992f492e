import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DriverError } from '../drivers/driver-error.js';
import type { ProviderEntity } from './provider.entity.js';
import type { ProviderTest } from './provider.schema.js';
import { ProviderDrivers } from './provider-drivers.js';

const TIMEOUT_MS = 15_000;

/** Speaks with a provider without sending anything. */
@Injectable()
export class ProviderTests {
  constructor(
    private readonly drivers: ProviderDrivers,
    private readonly clock: Clock,
  ) {}

  /** Whether it is reached and takes the account. */
  async run(provider: ProviderEntity): Promise<ProviderTest> {
    const begun = this.clock.now().getTime();
    const failure = await this.#failureOf(provider);
    const durationMs = this.clock.now().getTime() - begun;
    return { is_working: failure === null, failure, duration_ms: durationMs };
  }

  async #failureOf(provider: ProviderEntity): Promise<string | null> {
    try {
      await this.drivers.of(provider).check(AbortSignal.timeout(TIMEOUT_MS));
      return null;
    } catch (error) {
      return DriverError.from(error).code;
    }
  }
}
