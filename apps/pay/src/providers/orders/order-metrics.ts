import { Injectable, Optional } from '@nestjs/common';
import { ServiceMetrics } from '@skydeck/telemetry';
import type { ProviderStatus } from '../driver/payment-provider.js';
import type { ProviderProblem } from '../driver/provider-failure.js';
import type { OrderKind } from './payment-order.entity.js';

/** Counts what providers say, and when they say nothing. */
@Injectable()
export class OrderMetrics {
  readonly #heard;
  readonly #failed;

  constructor(@Optional() metrics?: ServiceMetrics) {
    this.#heard = metrics?.counter(
      'skydeck_payment_orders_total',
      'What providers said of pay-ins, payouts and refunds, each once.',
      ['kind', 'status'],
    );
    this.#failed = metrics?.counter(
      'skydeck_payment_provider_failures_total',
      'Orders that a provider did not answer or take.',
      ['kind', 'problem'],
    );
  }

  /** A provider said something new. */
  heard(kind: OrderKind, status: ProviderStatus): void {
    this.#heard?.inc({ kind, status });
  }

  /** A provider did not take an order, or did not answer. */
  failed(kind: OrderKind, problem: ProviderProblem): void {
    this.#failed?.inc({ kind, problem });
  }
}
