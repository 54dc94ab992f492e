import { ServiceMetrics } from '@skydeck/telemetry';
import { Injectable } from '@nestjs/common';
import { DeviceBook } from '../devices/device-book.js';
import type { DeviceProtocol } from '../devices/device.entity.js';
import type { DeviceRef } from '../devices/device-ref.js';
import { PositionIngest, type PositionOutcome } from '../ingest/position-ingest.js';
import type { Fix } from '../positions/position.js';

/** What connections of devices come by. */
export type InletKind = DeviceProtocol | 'mqtt' | 'mqtt_bridge' | 'websocket';

/** What every way in besides HTTP needs: who sends, and where positions go. */
@Injectable()
export class DeviceInlet {
  readonly #open = new Map<InletKind, number>();
  readonly #positions;
  readonly #dropped;

  constructor(
    private readonly book: DeviceBook,
    private readonly ingest: PositionIngest,
    metrics: ServiceMetrics,
  ) {
    this.#positions = metrics.counter(
      'skydeck_device_positions_total',
      'Positions that devices sent over connections of their own, by way and by what became of them.',
      ['way', 'outcome'],
    );
    this.#dropped = metrics.counter(
      'skydeck_device_connections_ended_total',
      'Connections of devices that were ended from this side, by way and reason.',
      ['way', 'reason'],
    );
    metrics.gauge(
      'skydeck_device_connections',
      'Connections of devices that are open, by way.',
      ['way'],
      () => Array.from(this.#open, ([way, value]) => ({ labels: { way }, value })),
    );
  }

  /** Who says this name over a protocol. */
  speaking(protocol: DeviceProtocol, externalId: string): Promise<DeviceRef | null> {
    return this.book.speaking(protocol, externalId);
  }

  /** The device of an ingest key; null as well when another device is named. */
  async withKey(key: string, id?: string): Promise<DeviceRef | null> {
    if (key.length < 1 || key.length > 256) return null;
    const device = await this.book.withKey(key);
    return device && (id === undefined || device.id === id) ? device : null;
  }

  /** Takes positions; they are committed when it resolves. */
  async take(
    way: InletKind,
    device: DeviceRef,
    fixes: readonly Fix[],
  ): Promise<readonly PositionOutcome[]> {
    if (fixes.length === 0) return [];
    const outcomes = await this.ingest.accept(device.tenant, device, fixes);
    for (const { status: outcome } of outcomes) this.#positions.inc({ way, outcome });
    return outcomes;
  }

  /** Counts a connection for as long as it is open. @returns to be called once, at its end */
  opened(way: InletKind): () => void {
    this.#open.set(way, (this.#open.get(way) ?? 0) + 1);
    return () => this.#open.set(way, (this.#open.get(way) ?? 1) - 1);
  }

  /** Counts a connection that is ended from this side. */
  ended(way: InletKind, reason: string): void {
    this.#dropped.inc({ way, reason });
  }
}
