import type { Position } from '../positions/position.js';
import type { DevicePosition } from './position-ingest.js';

/** Positions of one request, each device and time once, all of times that can be. */
export interface IngestRequest {
  readonly items: readonly DevicePosition[];
  readonly receivedAt: Date;
}

/** One position of a batch, and whose answer it is. */
export interface BatchRow {
  readonly request: number;
  readonly item: number;
  readonly sent: DevicePosition;
  readonly receivedAt: Date;
}

/** By what a position is known: its device and its time. */
export const keyOf = ({ device, position }: DevicePosition): string =>
  `${device.id} ${position.recordedAtMs}`;

/**
 * Many requests as one batch, by device and time. All who add at once take the same order, so that
 * none waits for another that waits for it. Of the same position the one that came first counts.
 */
export function mergeRequests(requests: readonly IngestRequest[]): BatchRow[] {
  const rows = requests.flatMap(({ items, receivedAt }, request) =>
    items.map((sent, item) => ({ request, item, sent, receivedAt })),
  );
  rows.sort(byDeviceAndTime);
  return rows.filter((row, index) => index === 0 || byDeviceAndTime(rows[index - 1]!, row) !== 0);
}

function byDeviceAndTime({ sent: one }: BatchRow, { sent: other }: BatchRow): number {
  if (one.device.id !== other.device.id) return one.device.id < other.device.id ? -1 : 1;
  return one.position.recordedAtMs - other.position.recordedAtMs;
}

/** As the statements take it. */
export const positionOf = ({ device, position }: DevicePosition): Position => ({
  ...position,
  deviceId: device.id,
});
