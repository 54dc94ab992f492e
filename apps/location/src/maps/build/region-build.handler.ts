import {
  type Completion,
  type OperationEntity,
  type OperationError,
  OperationHandler,
  type OperationRun,
} from '@skydeck/operations';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { LocationSettings } from '../../location-settings.js';
import { MapFileInvalid } from '../../osm/index.js';
import { RegionEntity } from '../regions/region.entity.js';
import { RegionErrors } from '../regions/region.errors.js';
import { RegionFiles } from '../regions/region-files.js';
import { RegionNews } from '../regions/region-news.js';
import { RegionNotes } from '../regions/region-notes.js';
import { BUILD_KIND } from '../regions/regions.js';
import { runBuild } from './run-build.js';

const HOUR_MS = 3_600_000;

/** Builds a map. What is served stays until the new build is whole, and is swapped for it at once. */
@Injectable()
export class RegionBuildHandler extends OperationHandler {
  override readonly kind = BUILD_KIND;
  override readonly timeoutMs = 12 * HOUR_MS;
  /** Building takes whole cores. */
  override readonly mostAtOnce = 1;

  constructor(
    private readonly dataSource: DataSource,
    private readonly files: RegionFiles,
    private readonly notes: RegionNotes,
    private readonly settings: LocationSettings,
    private readonly news: RegionNews,
    private readonly clock: Clock,
  ) {
    super();
  }

  override async run({
    operation,
    signal,
    progress,
    write,
  }: OperationRun<object>): Promise<Completion> {
    const id = operation.resourceId;
    const region = await this.dataSource.manager.findOneBy(RegionEntity, { id });
    if (!region) throw RegionErrors.not_found();
    await write(async (manager) => {
      await manager.update(RegionEntity, { id }, { status: 'building' });
    });
    const { folder, source } = await this.files.begin(id, region.sourceKey);
    await progress(0, 'fetching');
    await this.files.fetchSource(region.sourceKey, source, signal);
    const built = await runBuild(
      { source, folder },
      {
        memoryMb: this.settings.config.LOCATION_BUILD_MEMORY_MB,
        signal,
        onProgress: (share, stage) => void progress(share * 0.95, stage).catch(() => null),
      },
    ).catch(async (error: unknown) => {
      if (!(error instanceof MapFileInvalid)) throw error;
      await this.files.giveUp(id);
      throw RegionErrors.not_a_map({ detail: `${error.message}.`, cause: error });
    });
    await progress(0.95, 'publishing');
    const build = (region.build ?? 0) + 1;
    await this.files.publish(id, build, folder);
    return async (manager) => {
      const { counts, bounds } = built;
      const ready = Object.assign(region, {
        status: 'ready' as const,
        build,
        counts,
        bounds,
        problem: null,
        version: region.version + 1,
        updatedAt: this.clock.now(),
      });
      // Deleted meanwhile: nothing comes back.
      const { affected } = await manager.update(RegionEntity, { id }, ready);
      if (affected === 0) throw RegionErrors.not_found();
      await this.notes.became(manager, 'ready', ready);
      this.news.afterCommit(manager, id);
    };
  }

  override async failed(
    manager: EntityManager,
    { resourceId: id }: OperationEntity,
    error: OperationError,
  ): Promise<void> {
    const region = await manager.findOneBy(RegionEntity, { id });
    if (!region) return;
    // A build that is served goes on being served.
    const status = region.build === null ? ('failed' as const) : ('ready' as const);
    const failed = Object.assign(region, {
      status,
      problem: error.message,
      version: region.version + 1,
      updatedAt: this.clock.now(),
    });
    await manager.save(failed);
    await this.notes.became(manager, 'failed', failed);
  }
}
