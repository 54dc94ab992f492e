import { Injectable } from '@nestjs/common';
import { Clock } from '@skydeck/service';
import { Sweeper } from '../sweeping/sweeper.js';
import { MagicLinkStore } from './magic-link-store.js';

const EVERY_MS = 3_600_000;
const KEEP_MS = 30 * 86_400_000;

/** Forgets links, and the addresses in them, after 30 days. */
@Injectable()
export class MagicLinkSweeper extends Sweeper {
  constructor(
    private readonly store: MagicLinkStore,
    private readonly clock: Clock,
  ) {
    super(EVERY_MS);
  }

  async sweep(): Promise<void> {
    await this.store.forgetBefore(new Date(this.clock.now().getTime() - KEEP_MS));
  }
}
