import type { ProviderEntity } from './provider.entity.js';

/** A provider that failed so often in a row is left alone for a while. */
export const FAILURES_TO_OPEN = 5;
const OPEN_MS = 30_000;
const LONGEST_OPEN_MS = 10 * 60_000;
/** One message tries a provider again; others wait so long for how that ends. */
export const PROBE_MS = 60_000;

export const PROVIDER_HEALTHS = ['working', 'failing', 'probing'] as const;
export type ProviderHealth = (typeof PROVIDER_HEALTHS)[number];

/** How a provider does: open circuits are `failing` until their time is over. */
export function healthOf(
  { openUntil }: Pick<ProviderEntity, 'openUntil'>,
  now: Date,
): ProviderHealth {
  if (openUntil === null) return 'working';
  return openUntil > now ? 'failing' : 'probing';
}

/** For how long a provider is left alone after so many failures in a row; 0 for not at all. */
export function openForMs(failures: number): number {
  if (failures < FAILURES_TO_OPEN) return 0;
  return Math.min(OPEN_MS * 2 ** Math.min(failures - FAILURES_TO_OPEN, 10), LONGEST_OPEN_MS);
}
