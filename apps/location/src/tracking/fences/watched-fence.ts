import type { Fence } from './fence.js';
import type { FenceShape } from './shapes/fence-shape.js';
import { shapeOf } from './shapes/shape-of.js';
import { WatchHours } from './watch-hours.js';

/** A fence that was checked and made ready. */
export class WatchedFence {
  readonly id: string;
  readonly shape: FenceShape;
  /** Milliseconds; never when it is infinite. */
  readonly dwellMs: number;
  /** Whether it is watched always, and for all devices. */
  readonly isPlain: boolean;
  /** False once it was taken away or changed. */
  isLive = true;
  /** Of which question it was the answer last. */
  mark = 0;
  /** Of which question it was an answer that was known before. */
  held = 0;
  readonly #hours: WatchHours | null;
  readonly #deviceIds: ReadonlySet<string> | null;
  readonly #labels: ReadonlySet<string> | null;

  /** @param options `isChecked` for what is known to be valid. @throws FenceInvalid */
  constructor(
    { id, geometry, dwellS, schedule, devices }: Fence,
    { isChecked = false }: { readonly isChecked?: boolean } = {},
  ) {
    this.id = id;
    this.shape = shapeOf(geometry, isChecked);
    this.dwellMs = (dwellS ?? Infinity) * 1000;
    this.isPlain = !schedule && !devices;
    this.#hours = schedule ? new WatchHours(schedule) : null;
    this.#deviceIds = devices ? new Set(devices.deviceIds) : null;
    this.#labels = devices?.labels ? new Set(devices.labels) : null;
  }

  /** Whether it is watched at a time. */
  isOpen(atMs: number): boolean {
    return !this.#hours || this.#hours.has(atMs);
  }

  /** Whether it is watched at a time, and for a device. */
  isFor(deviceId: string, labels: readonly string[], atMs: number): boolean {
    if (!this.isOpen(atMs)) return false;
    return !this.#deviceIds || this.#isForDevice(this.#deviceIds, deviceId, labels);
  }

  #isForDevice(ids: ReadonlySet<string>, deviceId: string, labels: readonly string[]): boolean {
    return ids.has(deviceId) || labels.some((label) => this.#labels?.has(label));
  }
}
