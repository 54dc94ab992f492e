import type { Tenant } from '@skydeck/auth-guard';
import { ServiceMetrics } from '@skydeck/telemetry';
import { Injectable } from '@nestjs/common';
import { RequestUsage } from '../../usage/request-usage.js';

const SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5];

/** Counts what is asked of places, for bills and for those who watch. */
@Injectable()
export class PlaceRequests {
  readonly #seconds;

  constructor(
    private readonly usage: RequestUsage,
    metrics: ServiceMetrics,
  ) {
    this.#seconds = metrics.histogram(
      'skydeck_location_places_seconds',
      'How long it took to find or show places.',
      ['kind', 'outcome'] as const,
      SECONDS,
    );
  }

  /** Answers, and counts the answer; refusals are free. */
  async counted<Answer>(
    tenant: Tenant,
    kind: 'nearby' | 'search' | 'details',
    answer: () => Promise<Answer>,
  ): Promise<Answer> {
    const sinceMs = performance.now();
    let outcome: 'answered' | 'failed' = 'failed';
    try {
      const answered = await answer();
      outcome = 'answered';
      this.usage.add('places.requests', tenant, 1);
      return answered;
    } finally {
      this.#seconds.observe({ kind, outcome }, (performance.now() - sinceMs) / 1000);
    }
  }
}
