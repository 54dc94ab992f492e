import { Injectable, Optional } from '@nestjs/common';
import { ServiceMetrics } from '@skydeck/telemetry';
import type { ProviderKind } from './kinds/provider-kinds.js';

/** Counts what is handed to providers. */
@Injectable()
export class ProviderMetrics {
  readonly #attempts;

  constructor(@Optional() metrics?: ServiceMetrics) {
    this.#attempts = metrics?.counter(
      'skydeck_message_attempts_total',
      'Messages that were handed to providers, by what became of it.',
      ['kind', 'outcome'],
    );
  }

  /** A message was handed over, or could not be. */
  attempted(kind: ProviderKind, outcome: string): void {
    this.#attempts?.inc({ kind, outcome });
  }
}
