import type { DeviceRef } from '../devices/device-ref.js';
import type { DevicePosition, NewPosition } from './position-ingest.js';
import type { AcceptedPosition } from './position-listener.js';

/** Positions of one request, all of times that can be. */
export interface IngestRequest {
  readonly items: readonly DevicePosition[];
  /** All whose positions they are. */
  readonly deviceIds: ReadonlySet<string>;
  readonly receivedAt: Date;
}

/** One position of a batch, and whose answer it is. */
export interface BatchRow extends AcceptedPosition {
  readonly request: number;
  readonly item: number;
  readonly device: DeviceRef;
  readonly position: NewPosition;
  /** Not known before it is added. */
  isLatest: boolean;
}

/** By what a position is known: its device and its time. */
export const keyOf = ({ device, position }: DevicePosition): string =>
  `${device.id} ${position.recordedAtMs}`;

/**
 * Many requests as one batch, by device and time. All who add at once take the same order, so that
 * none waits for another that waits for it. Of the same position the one that came first counts.
 */
export function mergeRequests(requests: readonly IngestRequest[]): BatchRow[] {
  const byDevice = new Map<string, BatchRow[]>();
  for (const [request, { items, receivedAt }] of requests.entries()) {
    for (let item = 0; item < items.length; item++) {
      const { device, position } = items[item]!;
      const row = { request, item, device, position, receivedAt, isLatest: false };
      const rows = byDevice.get(device.id);
      if (rows) rows.push(row);
      else byDevice.set(device.id, [row]);
    }
  }
  // Identifiers are sorted by their bytes here and in Postgres.
  const ids = [...byDevice.keys()].toSorted();
  return ids.flatMap((id) => inOrderOfTime(byDevice.get(id)!));
}

function inOrderOfTime(rows: BatchRow[]): BatchRow[] {
  if (rows.every((row, index) => index === 0 || timeOf(rows[index - 1]!) < timeOf(row)))
    return rows;
  rows.sort((one, other) => timeOf(one) - timeOf(other));
  return rows.filter((row, index) => index === 0 || timeOf(rows[index - 1]!) !== timeOf(row));
}

const timeOf = ({ position }: BatchRow): number => position.recordedAtMs;
