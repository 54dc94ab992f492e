import { Bus } from '@skydeck/bus';
import { runStatement } from '@skydeck/database';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { DataSource } from 'typeorm';
import { LATEST_TIMES } from './position.sql.js';

const MOST_DEVICES = 500_000;
const TOPIC = 'tracked_device.history_changed';

/** When each device was somewhere last, as far as it was asked for here. */
@Injectable()
export class KnownTimes {
  readonly #latestMs = new LRUCache<string, number>({ max: MOST_DEVICES });
  readonly #onForget: ((deviceId: string) => void)[] = [];

  constructor(
    private readonly dataSource: DataSource,
    private readonly bus: Bus,
  ) {
    bus.subscribe(TOPIC, (message) => this.#drop((message as { id: string }).id));
  }

  /** Reads what is not known yet from the positions themselves: nothing else is true after a crash. */
  async load(deviceIds: Iterable<string>): Promise<void> {
    const unknown = new Set<string>();
    for (const id of deviceIds) if (!this.#latestMs.has(id)) unknown.add(id);
    if (unknown.size === 0) return;
    const rows = await runStatement<{ id: string; at: Date | null }>(
      this.dataSource,
      LATEST_TIMES,
      [[...unknown]],
    );
    for (const { id, at } of rows) this.#latestMs.set(id, at?.getTime() ?? -Infinity);
  }

  /** Milliseconds since 1970; before all time when there is no position. */
  of(deviceId: string): number {
    return this.#latestMs.get(deviceId) ?? -Infinity;
  }

  /** A position was committed. */
  note(deviceId: string, atMs: number): void {
    if (atMs > this.of(deviceId)) this.#latestMs.set(deviceId, atMs);
  }

  /** Positions of a device were deleted: tells all processes. */
  forget(deviceId: string): void {
    this.#drop(deviceId);
    this.bus.publish(TOPIC, { id: deviceId }).catch(() => undefined);
  }

  /** Calls somebody who remembers positions of devices too. */
  onForget(callback: (deviceId: string) => void): void {
    this.#onForget.push(callback);
  }

  #drop(deviceId: string): void {
    this.#latestMs.delete(deviceId);
    for (const callback of this.#onForget) callback(deviceId);
  }
}
