import { Injectable } from '@nestjs/common';
import { ownerOf } from '@skydeck/auth-guard';
import { Clock } from '@skydeck/service';
import { AuthSettingsCache } from '../settings/auth-settings.cache.js';
import type { AuthSettingsValues } from '../settings/sections.js';
import { ConversionGuard } from './guard/conversion-guard.js';
import { RateLimiter } from './limits/rate-limiter.js';
import { fixedCode } from './otp-codes.js';
import { checkLimits, type Counted, prefixOf } from './otp-limits.js';
import { OtpMetrics } from './otp-metrics.js';
import type { OtpChannel } from './otp.entity.js';
import { OtpErrors } from './otp.errors.js';

/** A code that is to be sent. */
export interface Sending extends Counted {
  readonly channel: OtpChannel;
}

/** What was decided about a code. */
export interface Admission {
  /** Nothing is sent to a test number: its code is known. */
  readonly isTestNumber: boolean;
  /** Why nothing is to be sent; empty when it may be. */
  readonly reasons: readonly string[];
  /** Uncounts the code, for one that could not be sent. */
  giveBack(): Promise<void>;
}

const nothing = async () => undefined;

/** Decides whether a code may be sent: by country, by limits, and by how many are entered. */
@Injectable()
export class OtpAdmission {
  constructor(
    private readonly settings: AuthSettingsCache,
    private readonly limiter: RateLimiter,
    private readonly guard: ConversionGuard,
    private readonly metrics: OtpMetrics,
    private readonly clock: Clock,
  ) {}

  /** Throws 422 for a country that gets no codes, and 429 when there were too many. */
  async admit(sending: Sending): Promise<Admission> {
    const { tenant, country, to } = sending;
    const settings = tenant === null ? null : await this.settings.of(tenant);
    if (tenant !== null && settings) {
      checkCountry(settings, country);
      if (ownerOf(tenant).mode === 'test' && fixedCode(settings, to) !== undefined) {
        return { isTestNumber: true, reasons: [], giveBack: nothing };
      }
    }
    const giveBack = await this.#count(sending);
    const isGuarded = settings?.otp.is_conversion_guarded === true;
    if (tenant === null || !country || !isGuarded) {
      return { isTestNumber: false, reasons: [], giveBack };
    }
    const line = { tenant, country, prefix: prefixOf(to) };
    const reasons = await this.guard.reasonsAgainst(line, this.clock.now());
    if (reasons.length > 0) this.metrics.sent(sending.channel, 'blocked');
    return { isTestNumber: false, reasons, giveBack };
  }

  async #count(sending: Sending): Promise<() => Promise<void>> {
    try {
      return await checkLimits(this.limiter, sending, this.clock.now().getTime());
    } catch (error) {
      this.metrics.sent(sending.channel, 'limited');
      throw error;
    }
  }
}

function checkCountry(
  { otp: { allowed_countries: allowed } }: AuthSettingsValues,
  country: string | null | undefined,
): void {
  if (allowed && country && !allowed.includes(country)) throw OtpErrors.country_not_allowed();
}
