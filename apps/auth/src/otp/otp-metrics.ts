import { Injectable, Optional } from '@nestjs/common';
import { ServiceMetrics } from '@skydeck/telemetry';
import type { OtpChannel } from './otp.entity.js';

/** Counts codes: what was asked for, what became of it, and what was entered. */
@Injectable()
export class OtpMetrics {
  readonly #sends;
  readonly #attempts;

  constructor(@Optional() metrics?: ServiceMetrics) {
    this.#sends = metrics?.counter(
      'skydeck_otp_sends_total',
      'Codes that were to be sent, by channel and by what became of it.',
      ['channel', 'result'],
    );
    this.#attempts = metrics?.counter(
      'skydeck_otp_attempts_total',
      'Codes that were entered: right, wrong, or for a verification that had ended.',
      ['result'],
    );
  }

  /** A code was handed over, could not be, was refused by a limit, or was blocked. */
  sent(channel: OtpChannel, result: 'handed' | 'failed' | 'limited' | 'blocked'): void {
    this.#sends?.inc({ channel, result });
  }

  /** A code was entered. */
  tried(result: 'right' | 'wrong' | 'ended'): void {
    this.#attempts?.inc({ result });
  }
}
