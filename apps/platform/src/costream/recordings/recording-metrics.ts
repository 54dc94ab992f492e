import { ServiceMetrics } from '@skydeck/telemetry';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { RECORDING_STATUSES } from './recording.entity.js';

const COUNTS = `select status, count(*) from room_recording
  where deleted_at is null group by status`;
const OLDEST = `select coalesce(extract(epoch from now() - min(ended_at)), 0) as age
  from room_recording where status = 'processing'`;

/** Tells how many recordings there are, and how long the oldest waits for being made. */
@Injectable()
export class RecordingMetrics implements OnModuleInit {
  constructor(
    private readonly metrics: ServiceMetrics,
    private readonly dataSource: DataSource,
  ) {}

  onModuleInit(): void {
    const { metrics } = this;
    metrics.gauge('skydeck_room_recordings', 'Recordings of rooms by status.', ['status'], () =>
      this.#counts(),
    );
    metrics.gauge(
      'skydeck_room_recording_wait_seconds',
      'For how long the oldest recording of a room that is over is not ready.',
      [],
      () => this.#oldest(),
    );
  }

  async #counts() {
    const rows = await this.dataSource.query<{ status: string; count: string }[]>(COUNTS);
    const counts = new Map(rows.map(({ status, count }) => [status, Number(count)]));
    return RECORDING_STATUSES.map((status) => ({
      labels: { status },
      value: counts.get(status) ?? 0,
    }));
  }

  async #oldest() {
    const [row] = await this.dataSource.query<{ age: string }[]>(OLDEST);
    return [{ labels: {}, value: Math.max(0, Number(row?.age ?? 0)) }];
  }
}
