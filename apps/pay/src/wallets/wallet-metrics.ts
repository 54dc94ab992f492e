import { Injectable, Optional } from '@nestjs/common';
import { ServiceMetrics } from '@skydeck/telemetry';

/** Counts what happens to wallets. */
@Injectable()
export class WalletMetrics {
  readonly #changes;

  constructor(@Optional() metrics?: ServiceMetrics) {
    this.#changes = metrics?.counter(
      'skydeck_pay_wallet_changes_total',
      'Wallets that were made, changed, frozen, opened again or closed.',
      ['change'],
    );
  }

  /** A wallet was changed. */
  changed(change: string): void {
    this.#changes?.inc({ change });
  }
}
