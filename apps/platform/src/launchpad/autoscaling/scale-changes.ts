import { tenantOf } from '@skydeck/auth-guard';
import { Events } from '@skydeck/events';
import { Clock } from '@skydeck/service';
import { ServiceMetrics } from '@skydeck/telemetry';
import { Injectable, type OnModuleInit, Optional } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AutoscalingEntity } from './autoscaling.entity.js';
import { AutoscalingEvents } from './autoscaling.events.js';

/** A change that nobody asked for by hand. */
export interface ScaleChange {
  readonly projectId: string;
  readonly from: number;
  readonly to: number;
  readonly reason: string;
}

const ASLEEP = `
  select count(*)::int as count from app_autoscaling
  join app on app.id = app_autoscaling.app_id and app.deleted_at is null
  where asleep_release_id = app.current_release_id and (policy ->> 'enabled')::boolean`;

/** Writes changes of width down, with the event that tells of them, and counts them. */
@Injectable()
export class ScaleChanges implements OnModuleInit {
  readonly #made;

  constructor(
    private readonly dataSource: DataSource,
    private readonly events: Events,
    private readonly clock: Clock,
    @Optional() private readonly metrics?: ServiceMetrics,
  ) {
    this.#made = metrics?.counter(
      'skydeck_autoscale_changes_total',
      'Changes of width that autoscaling made, by their kind.',
      ['kind'],
    );
  }

  onModuleInit(): void {
    this.metrics?.gauge('skydeck_apps_asleep', 'Apps that sleep now.', [], async () => {
      const [row] = await this.dataSource.query<[{ count: number }]>(ASLEEP);
      return [{ labels: {}, value: row.count }];
    });
  }

  /** To be done under the lock of the app. */
  async write(
    manager: EntityManager,
    row: AutoscalingEntity,
    { projectId, from, to, reason }: ScaleChange,
    asleepReleaseId: string | null,
  ): Promise<void> {
    const { appId } = row;
    const target = Math.max(1, to);
    const scaledAt = this.clock.now();
    const change = { target, asleepReleaseId, reason, scaledAt };
    await manager.update(AutoscalingEntity, appId, change);
    await this.events.record(manager, {
      type: AutoscalingEvents.scaled,
      tenant: tenantOf(projectId),
      subject: appId,
      data: { app_id: appId, from, to, reason },
    });
    const up = from === 0 ? 'wake' : 'up';
    const down = to === 0 ? 'sleep' : 'down';
    this.#made?.inc({ kind: to > from ? up : down });
  }
}
