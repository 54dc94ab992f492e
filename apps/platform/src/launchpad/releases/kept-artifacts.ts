import { access } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Artifact, Digest } from '../engine/builder.driver.js';
import { LaunchpadEngines } from '../engine/engines.js';
import { LaunchpadSettings } from '../launchpad-settings.js';

/** Which artifacts stay, and which are still there. */
@Injectable()
export class KeptArtifacts {
  constructor(
    private readonly dataSource: DataSource,
    private readonly engines: LaunchpadEngines,
    private readonly settings: LaunchpadSettings,
  ) {}

  /** What must not be thrown away: the last releases of each app, what serves, what is copied. */
  async digests(): Promise<Set<Digest>> {
    const rows = await this.dataSource.query<{ digest: Digest }[]>(
      `select distinct artifact ->> 'digest' as digest from (
         select release.artifact, release.id = app.current_release_id as serves,
                row_number() over (partition by release.app_id order by release.number desc) as age,
                exists (
                  select from deployment
                  where from_release_id = release.id and finished_at is null
                ) as copied,
                  coalesce((app_settings.settings ->> 'keep_releases')::integer, $1) as kept
         from release join app on app.id = release.app_id
         left join app_settings on app_settings.app_id = app.id
         where app.deleted_at is null
       ) known where serves or copied or age <= kept`,
      [this.settings.config.LAUNCHPAD_KEEP_RELEASES],
    );
    return new Set(rows.map(({ digest }) => digest));
  }

  /** Whether an artifact is still stored on this machine. */
  async isStored(artifact: Artifact): Promise<boolean> {
    if (artifact.kind === 'image') return this.engines.hasImage(artifact.ref);
    return access(artifact.ref).then(
      () => true,
      () => false,
    );
  }
}
