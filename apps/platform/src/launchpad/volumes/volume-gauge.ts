import { ServiceMetrics } from '@skydeck/telemetry';
import { Injectable, type OnModuleInit, Optional } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { LaunchpadEngines } from '../engine/engines.js';
import { LogWriter } from '../logs/log-writer.js';
import { AppVolumeEntity } from './app-volume.entity.js';
import { AppVolumeHistory } from './app-volume-history.js';

/** Less than this is no room: writes of many blocks fail already. */
const FULL_BELOW_BYTES = 16 * 2 ** 20;
/** What must be free before one that was full counts as roomy, as a part of its size. */
const ROOMY_ABOVE = 0.05;
const USED = `select id as volume, app_id as app, used_bytes as value from app_volume
  where used_bytes is not null`;

/** Measures what is on volumes, and tells when one is full. */
@Injectable()
export class VolumeGauge implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly engines: LaunchpadEngines,
    private readonly history: AppVolumeHistory,
    private readonly logs: LogWriter,
    @Optional() private readonly metrics?: ServiceMetrics,
  ) {}

  onModuleInit(): void {
    this.metrics?.gauge(
      'skydeck_app_volume_used_bytes',
      'What is on the volumes of apps.',
      ['app', 'volume'],
      async () => {
        const rows =
          await this.dataSource.query<{ app: string; volume: string; value: string }[]>(USED);
        return rows.map(({ app, volume, value }) => {
          return { labels: { app, volume }, value: Number(value) };
        });
      },
    );
  }

  async pass(): Promise<void> {
    for (const row of await this.dataSource.manager.find(AppVolumeEntity)) await this.#measure(row);
  }

  async #measure(row: AppVolumeEntity): Promise<void> {
    const use = await this.engines.volumes.use(row.id);
    if (!use) return;
    const { usedBytes, freeBytes } = use;
    const hasRoom = freeBytes > (usedBytes + freeBytes) * ROOMY_ABOVE;
    const isFull = freeBytes < FULL_BELOW_BYTES || (row.isFull && !hasRoom);
    const change = { usedBytes: String(usedBytes), isFull };
    await this.dataSource.transaction(async (manager) => {
      const { id, isFull: before } = row;
      const { affected } = await manager.update(AppVolumeEntity, { id, isFull: before }, change);
      if (affected !== 1 || before === isFull) return;
      Object.assign(row, change);
      await this.history.tell(manager, isFull ? 'full' : 'roomy', row);
      const line = `(The volume ${row.name} ${isFull ? 'is full' : 'has room again'}.)`;
      this.logs.write(row.appId, { stream: 'stderr', line });
    });
  }
}
