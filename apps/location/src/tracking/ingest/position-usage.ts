import { newId } from '@skydeck/ids';
import type { UsageRecord } from '@skydeck/usage';
import type { AcceptedPosition } from './position-listener.js';

/** What is billed for positions of one batch: how many each project sent. */
export function usageOf(accepted: readonly AcceptedPosition[], occurredAt: Date): UsageRecord[] {
  const counts = new Map<string, number>();
  for (const { device } of accepted) {
    counts.set(device.tenant, (counts.get(device.tenant) ?? 0) + 1);
  }
  const key = newId('pos');
  return [...counts].map(([project, quantity]) => ({
    project,
    meter: 'tracking.positions',
    quantity,
    occurredAt,
    key,
  }));
}
