import type { Position } from '../positions/position.js';

/** South, west, north and east, in degrees; `west` is greater than `east` across the 180th meridian. */
export type Box = readonly [south: number, west: number, north: number, east: number];

/** What somebody wants to follow. */
export interface StreamFilter {
  /** Only these, by `dev_…`; null for all of the project. */
  readonly devices: readonly string[] | null;
  /** Only those that have all of these. */
  readonly labels: readonly string[];
  /** Only what happens within; null for everywhere. */
  readonly box: Box | null;
}

/** Whether a device is followed. */
export function isFollowed(
  { devices, labels }: Pick<StreamFilter, 'devices' | 'labels'>,
  device: { readonly id: string; readonly labels: readonly string[] },
): boolean {
  if (devices !== null && !devices.includes(device.id)) return false;
  return labels.every((label) => device.labels.includes(label));
}

/** Whether a place lies in a box. */
export function isInBox(box: Box | null, { lat, lon }: Pick<Position, 'lat' | 'lon'>): boolean {
  if (box === null) return true;
  const [south, west, north, east] = box;
  const isAcross = west <= east ? lon >= west && lon <= east : lon >= west || lon <= east;
  return isAcross && lat >= south && lat <= north;
}
