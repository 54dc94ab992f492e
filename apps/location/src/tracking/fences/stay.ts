import type { FenceEvent } from './fence-event.js';

/** Somebody is in a fence. */
export interface Stay {
  readonly fenceId: string;
  readonly sinceMs: number;
  hasDwelt: boolean;
}

/** In which fences a device is, since its latest position. */
export interface Device {
  atMs: number;
  stays: Stay[];
}

/** A stay that may change by itself. */
export const copyOf = ({ fenceId, sinceMs, hasDwelt }: Readonly<Stay>): Stay => ({
  fenceId,
  sinceMs,
  hasDwelt,
});

const ORDER = { exit: 0, enter: 1, dwell: 2 } as const;

/** The order in which events of one position are told: by kind, and then by fence. */
export function inOrder(one: FenceEvent, other: FenceEvent): number {
  const kinds = ORDER[one.kind] - ORDER[other.kind];
  if (kinds !== 0) return kinds;
  return one.fenceId < other.fenceId ? -1 : 1;
}
