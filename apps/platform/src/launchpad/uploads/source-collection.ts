import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { LaunchpadSettings } from '../launchpad-settings.js';
import { SourceStore } from './source-store.js';

const UNUSED_MS = 24 * 60 * 60 * 1000;

/** Deployments whose code may be wanted again: under way, or among the latest of their app. */
const USED = `
  select source_id from (
    select source.source_id, deployment.finished_at,
      exists (select from app join release on release.id = app.current_release_id
        where release.deployment_id = source.deployment_id) as serves,
      row_number() over (partition by source.app_id order by deployment.number desc) as age
    from deployment_source source join deployment on deployment.id = source.deployment_id
  ) used
  where source_id is not null and (finished_at is null or serves or age <= $1)`;

/** Removes uploads that no deployment or kept release refers to. */
@Injectable()
export class SourceCollection {
  constructor(
    private readonly dataSource: DataSource,
    private readonly store: SourceStore,
    private readonly settings: LaunchpadSettings,
    private readonly clock: Clock,
  ) {}

  /** @returns how many uploads were removed */
  async collect(): Promise<number> {
    const before = new Date(this.clock.now().getTime() - UNUSED_MS);
    const keep = this.settings.config.LAUNCHPAD_KEEP_RELEASES;
    const [gone] = await this.dataSource.query<[{ digest: string }[], number]>(
      `delete from app_source where created_at < $2 and id not in (${USED}) returning digest`,
      [keep, before],
    );
    for (const digest of new Set(gone.map((row) => row.digest))) await this.#removeUnshared(digest);
    return gone.length;
  }

  /** The same folder uploaded twice is kept once. */
  async #removeUnshared(digest: string): Promise<void> {
    const rows = await this.dataSource.query<unknown[]>(
      'select 1 from app_source where digest = $1 limit 1',
      [digest],
    );
    if (rows.length === 0) await this.store.remove(digest);
  }
}
