import { Injectable } from '@nestjs/common';
import { Clock } from '@skydeck/service';
import { Sweeper } from '../sweeping/sweeper.js';
import { OtpStore } from './otp-store.js';

const EVERY_MS = 3_600_000;
const KEEP_MS = 30 * 86_400_000;

/** Forgets verifications after 30 days: phone numbers are kept no longer than they are of use. */
@Injectable()
export class OtpSweeper extends Sweeper {
  constructor(
    private readonly store: OtpStore,
    private readonly clock: Clock,
  ) {
    super(EVERY_MS);
  }

  async sweep(): Promise<void> {
    await this.store.forgetBefore(new Date(this.clock.now().getTime() - KEEP_MS));
  }
}
