import type { FenceEvent } from './fence-event.js';
import type { WatchedFence } from './watched-fence.js';

/** Somebody is in a fence. */
export interface Stay {
  readonly fenceId: string;
  readonly sinceMs: number;
  /** Whether the time after which one dwells is over. */
  hasDwelt: boolean;
  /** The fence as it was found last; only to find it faster. */
  fence?: WatchedFence | undefined;
}

/** Where a device is, and in which fences, since its latest position. */
export interface Device {
  atMs: number;
  lat: number;
  lon: number;
  stays: Stay[];
}

/** A device of which nothing is known. */
export const newDevice = (): Device => ({ atMs: -Infinity, lat: 0, lon: 0, stays: [] });

/** A stay as plain data that may change by itself. */
export const copyOf = ({ fenceId, sinceMs, hasDwelt }: Readonly<Stay>): Stay => ({
  fenceId,
  sinceMs,
  hasDwelt,
});

const ORDER = { dwell: 0, exit: 1, enter: 2 } as const;

/** The order in which events of one position are told: by kind, and then by fence. */
export function inOrder(one: FenceEvent, other: FenceEvent): number {
  const kinds = ORDER[one.kind] - ORDER[other.kind];
  if (kinds !== 0) return kinds;
  return one.fenceId < other.fenceId ? -1 : 1;
}
