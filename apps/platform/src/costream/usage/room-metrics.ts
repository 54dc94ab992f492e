import { ServiceMetrics } from '@skydeck/telemetry';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { RoomEngine } from '../engine/room-engine.js';
import { ROOM_STATUSES } from '../rooms/room.entity.js';

/** Tells how many rooms there are, and how many people are in them. */
@Injectable()
export class RoomMetrics implements OnModuleInit {
  constructor(
    private readonly metrics: ServiceMetrics,
    private readonly dataSource: DataSource,
    private readonly engine: RoomEngine,
  ) {}

  onModuleInit(): void {
    const { metrics } = this;
    metrics.gauge('skydeck_rooms', 'Rooms by status; ended ones are not counted.', ['status'], () =>
      this.#rooms(),
    );
    metrics.gauge(
      'skydeck_room_participants',
      'People in rooms; those who wait to be let in are `waiting`.',
      ['status'],
      () => this.#participants(),
    );
    metrics.gauge(
      'skydeck_room_engine_up',
      'Whether what carries the media of rooms is there.',
      ['engine'],
      () => this.#engine(),
    );
  }

  async #rooms() {
    const counts = await this.#counts(
      `select status, count(*) from room where status <> 'ended' group by status`,
    );
    return ROOM_STATUSES.filter((status) => status !== 'ended').map((status) => ({
      labels: { status },
      value: counts.get(status) ?? 0,
    }));
  }

  async #participants() {
    const counts = await this.#counts(
      `select status, count(*) from room_stay where status <> 'disconnected' group by status`,
    );
    return ['active', 'waiting'].map((status) => ({
      labels: { status },
      value: counts.get(status) ?? 0,
    }));
  }

  async #engine() {
    const { ready } = await this.engine.capabilities();
    return [{ labels: { engine: this.engine.name }, value: ready ? 1 : 0 }];
  }

  async #counts(sql: string): Promise<Map<string, number>> {
    const rows = await this.dataSource.query<{ status: string; count: string }[]>(sql);
    return new Map(rows.map(({ status, count }) => [status, Number(count)]));
  }
}
