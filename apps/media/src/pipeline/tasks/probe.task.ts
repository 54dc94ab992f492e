import { ApiError } from '@skydeck/errors';
import { Quotas } from '@skydeck/limits';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AssetEntity } from '../../assets/asset.entity.js';
import {
  MediaRejected,
  planRenditions,
  PROBE_LIMITS,
  type ProbeReport,
  Transcoder,
  type TranscodePlan,
} from '../../transcoder/index.js';
import { textTasks } from '../../tracks/texts.task.js';
import { AssetTasks } from '../asset-tasks.js';
import { settingsOf } from '../plan/settings-of.js';
import { tasksOf } from '../plan/tasks-of.js';
import { TaskHandler, type TaskResult, type TaskRun } from '../task-handler.js';
import { WrittenChunks } from '../written-chunks.js';

/** Looks at the file of an asset, and plans what is made of it. */
@Injectable()
export class ProbeTask extends TaskHandler {
  readonly kind = 'probe';

  constructor(
    private readonly dataSource: DataSource,
    private readonly transcoder: Transcoder,
    private readonly tasks: AssetTasks,
    private readonly chunks: WrittenChunks,
    private readonly quotas: Quotas,
  ) {
    super();
  }

  async run({ asset, source, signal }: TaskRun): Promise<TaskResult> {
    const file = await source();
    const { id, generation } = asset;
    await this.dataSource.manager.update(
      AssetEntity,
      { id, generation, status: 'ingesting' },
      { status: 'probing' },
    );
    const report = await this.transcoder.probe(file, PROBE_LIMITS, signal);
    const plan = planRenditions(report, settingsOf(asset));
    return { complete: (manager, locked) => this.#complete(manager, locked, report, plan) };
  }

  async #complete(
    manager: EntityManager,
    asset: AssetEntity,
    report: ProbeReport,
    plan: TranscodePlan,
  ): Promise<void> {
    const { id } = asset;
    const { video } = report;
    const [over, under] = video?.averageFrameRate ?? [];
    const seen = {
      status: 'processing' as const,
      probe: report,
      durationMs: plan.durationMs,
      width: video?.width ?? null,
      height: video?.height ?? null,
      fps: over && under ? over / under : null,
    };
    await manager.update(AssetEntity, { id }, seen);
    Object.assign(asset, seen);
    await this.#makeRoom(manager, asset);
    await this.chunks.plan(manager, asset, plan);
    await this.tasks.add(manager, asset, [...tasksOf(plan), ...textTasks(report)]);
  }

  /** Only now it is known how long it lasts. */
  async #makeRoom(manager: EntityManager, { tenant }: AssetEntity): Promise<void> {
    try {
      await this.quotas.take('asset_minutes', manager, tenant);
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'quota_exceeded') throw error;
      throw new MediaRejected('quota_exceeded', error.message);
    }
  }
}
