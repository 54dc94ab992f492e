import type { Position } from '../positions/position.js';
import type { FenceEvent } from './fence-event.js';
import type { Fence } from './fence.js';
import { FenceIndex } from './fence-index.js';
import { spotAt } from './shapes/spot.js';
import { type Device, inOrder, type Stay } from './stay.js';
import { WatchedFence } from './watched-fence.js';

/** How sure it must be. */
export interface FenceRules {
  /** Metres that a device may at most be outside and still count as in, for its accuracy (100). */
  readonly mostMarginM?: number;
  /** Positions that are less accurate than so many metres change nothing (500). */
  readonly worstAccuracyM?: number;
}

const NOTHING: readonly FenceEvent[] = [];

/**
 * Fences, and what a position means to them. One is in a fence from the first position in it, and
 * out of it once a position is farther outside than it is inaccurate: one who stands on the border
 * does not come and go. Whoever is in is so until a position says otherwise, and dwells when that
 * lasts. It keeps nothing of devices.
 */
export class FenceSet {
  readonly #fences = new Map<string, WatchedFence>();
  readonly #index = new FenceIndex();
  readonly #mostMarginM: number;
  readonly #worstAccuracyM: number;

  constructor({ mostMarginM = 100, worstAccuracyM = 500 }: FenceRules = {}) {
    this.#mostMarginM = mostMarginM;
    this.#worstAccuracyM = worstAccuracyM;
  }

  /** How many fences there are. */
  get size(): number {
    return this.#fences.size;
  }

  /** Adds fences, or puts them in the place of those with their ids; who is in stays in. @throws FenceInvalid */
  set(...fences: readonly Fence[]): void {
    // All are checked before one is changed.
    this.put(fences.map((fence) => new WatchedFence(fence)));
  }

  /** The same with fences that were made ready before. */
  put(fences: readonly WatchedFence[]): void {
    const ready = new Map(fences.map((fence) => [fence.id, fence]));
    for (const [id, fence] of ready) {
      const before = this.#fences.get(id);
      if (before) this.#index.remove(before);
      this.#fences.set(id, fence);
    }
    this.#index.add([...ready.values()]);
  }

  /** Takes a fence away; nobody is said to leave it. */
  remove(fenceId: string): boolean {
    const fence = this.#fences.get(fenceId);
    if (!fence) return false;
    this.#index.remove(fence);
    return this.#fences.delete(fenceId);
  }

  /** A fence by its id. */
  get(fenceId: string): WatchedFence | undefined {
    return this.#fences.get(fenceId);
  }

  /** The fences that a place is in, whenever and whoever they are for. */
  at(lat: number, lon: number): WatchedFence[] {
    return [...this.#index.at(spotAt(lat, lon))];
  }

  /**
   * What a position of a device changes, by kind (dwelling, exits, entries) and then by fence; the
   * device is changed with it. One that is not later than the latest of its device changes nothing.
   */
  judge(device: Device, position: Position, labels: readonly string[] = []): readonly FenceEvent[] {
    const { deviceId, recordedAtMs: atMs, lat, lon } = position;
    const accuracyM = position.accuracyM ?? 0;
    if (atMs <= device.atMs || accuracyM > this.#worstAccuracyM) return NOTHING;
    const { lat: beforeLat, lon: beforeLon } = device;
    device.atMs = atMs;
    device.lat = lat;
    device.lon = lon;
    const spot = spotAt(lat, lon);
    const found = this.#index.at(spot);
    const { stays } = device;
    if (found.length === 0 && stays.length === 0) return NOTHING;
    const { question } = this.#index;
    const marginM = Math.min(accuracyM, this.#mostMarginM);
    let events: FenceEvent[] | null = null;
    let kept = 0;
    for (const stay of stays) {
      const fence = this.#fenceOf(stay);
      if (!fence) continue;
      if (fence.dwellMs !== Infinity && !stay.hasDwelt && atMs >= stay.sinceMs + fence.dwellMs) {
        stay.hasDwelt = true;
        const dueMs = stay.sinceMs + fence.dwellMs;
        const place = atMs === dueMs ? position : { lat: beforeLat, lon: beforeLon };
        if (fence.isFor(deviceId, labels, dueMs)) {
          (events ??= []).push(eventOf('dwell', stay, deviceId, dueMs, place));
        }
      }
      const isFor = fence.isPlain || fence.isFor(deviceId, labels, atMs);
      const isIn = fence.mark === question || (marginM > 0 && fence.shape.isWithin(spot, marginM));
      if (isFor && isIn) {
        fence.held = question;
        stays[kept++] = stay;
        continue;
      }
      const cause = isFor ? 'left' : 'unwatched';
      (events ??= []).push({ ...eventOf('exit', stay, deviceId, atMs, position), cause });
    }
    if (kept < stays.length) stays.length = kept;
    for (const fence of found) {
      if (fence.held === question) continue;
      if (!fence.isPlain && !fence.isFor(deviceId, labels, atMs)) continue;
      const stay: Stay = { fenceId: fence.id, sinceMs: atMs, hasDwelt: false, fence };
      stays.push(stay);
      (events ??= []).push(eventOf('enter', stay, deviceId, atMs, position));
    }
    if (!events) return NOTHING;
    return events.length > 1 ? events.toSorted(inOrder) : events;
  }

  #fenceOf(stay: Stay): WatchedFence | undefined {
    if (stay.fence?.isLive) return stay.fence;
    stay.fence = this.#fences.get(stay.fenceId);
    return stay.fence;
  }
}

/** What happened in one stay. */
export function eventOf(
  kind: FenceEvent['kind'],
  { fenceId, sinceMs }: Pick<Stay, 'fenceId' | 'sinceMs'>,
  deviceId: string,
  atMs: number,
  { lat, lon }: { readonly lat: number; readonly lon: number },
): FenceEvent {
  const key = `${fenceId}:${deviceId}:${kind}:${sinceMs}`;
  return { key, kind, fenceId, deviceId, atMs, lat, lon, sinceMs };
}
