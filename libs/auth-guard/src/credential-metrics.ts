import type { ServiceMetrics } from '@skydeck/telemetry';
import type { LookUps } from './trust-cache.js';

/** Shows how often credentials were remembered, and how often auth had to be asked. */
export function measureLookUps(
  metrics: ServiceMetrics,
  kinds: Readonly<Record<string, LookUps>>,
): void {
  metrics.total(
    'skydeck_credential_lookups_total',
    'Checks of keys, sessions and memberships: remembered (hit), or asked of auth (miss).',
    ['kind', 'result'],
    () =>
      Object.entries(kinds).flatMap(([kind, { hits, misses }]) => [
        { labels: { kind, result: 'hit' }, value: hits },
        { labels: { kind, result: 'miss' }, value: misses },
      ]),
  );
}
