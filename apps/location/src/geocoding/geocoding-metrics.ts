import { ServiceMetrics } from '@skydeck/telemetry';
import { Injectable } from '@nestjs/common';
import { LocationSettings } from '../location-settings.js';
import type { Question } from './question.js';

const SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5];

/** How long questions take, and how many find nothing. */
@Injectable()
export class GeocodingMetrics {
  readonly #seconds;
  readonly #engine: string;

  constructor(metrics: ServiceMetrics, { config }: LocationSettings) {
    this.#engine = config.LOCATION_GEOCODER;
    this.#seconds = metrics.histogram(
      'skydeck_location_geocoding_seconds',
      'How long it took to find places.',
      ['kind', 'engine', 'outcome'] as const,
      SECONDS,
    );
  }

  /** A question was answered, or was not. */
  asked(kind: Question['kind'], outcome: 'found' | 'nothing' | 'failed', sinceMs: number): void {
    const labels = { kind, engine: this.#engine, outcome };
    this.#seconds.observe(labels, (performance.now() - sinceMs) / 1000);
  }
}
