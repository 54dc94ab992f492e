import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** What any new release takes up; no build is needed for it. */
const OF_RELEASES: ReadonlySet<string> = new Set(['cpu', 'memory_mb', 'environment', 'env']);
/** What counts as soon as it is changed. */
const AT_ONCE: ReadonlySet<string> = new Set([
  'name',
  'health_timeout_s',
  'watch_s',
  'keep_releases',
]);

/** When what serves was made: its release, and the build that it is of. */
export interface ServedSince {
  readonly appId: string;
  readonly released: Date;
  readonly built: Date | null;
}

/** Tells which settings what serves does not have yet. */
@Injectable()
export class WaitingSettings {
  constructor(private readonly dataSource: DataSource) {}

  async served(appIds: readonly string[]): Promise<Map<string, ServedSince>> {
    const rows = await this.dataSource.query<ServedSince[]>(
      `select app.id as "appId", coalesce(own.started_at, current.created_at) as released,
              (select max(made.started_at) from release
                 join deployment made on made.id = release.deployment_id
               where release.app_id = app.id and made.reason = 'deploy'
                 and release.artifact ->> 'digest' = current.artifact ->> 'digest'
                 and release.plan = current.plan) as built
       from app join release current on current.id = app.current_release_id
       left join deployment own on own.id = current.deployment_id
       where app.id = any($1)`,
      [appIds],
    );
    return new Map(rows.map((row) => [row.appId, row]));
  }
}

/** The settings that wait for a deployment, sorted; none while nothing serves. */
export function waitingOf(
  changedAt: Readonly<Record<string, string>>,
  served: ServedSince | undefined,
): string[] {
  if (!served) return [];
  const built = served.built ?? served.released;
  return Object.entries(changedAt)
    .filter(([name, at]) => {
      if (AT_ONCE.has(name)) return false;
      return new Date(at) > (OF_RELEASES.has(name) ? served.released : built);
    })
    .map(([name]) => name)
    .toSorted();
}
