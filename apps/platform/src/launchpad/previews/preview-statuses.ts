import { Outbound } from '@skydeck/outbound';
import { Clock } from '@skydeck/service';
import { ServiceMetrics } from '@skydeck/telemetry';
import { Injectable, Logger, type OnApplicationShutdown, Optional } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { DeploymentStatus } from '../deployments/deployment-status.js';
import { LaunchpadSettings } from '../launchpad-settings.js';
import { type CommitStatus, statusRequest } from './commit-status.js';
import { PreviewEntity, PreviewSettingsEntity } from './preview.entity.js';
import { PreviewSettingsService } from './preview-settings.service.js';

const RETRY_MS = 60_000;
const TIMEOUT_MS = 10_000;
const EVERYWHERE = ['0.0.0.0/0', '::/0'];

/** Open previews whose latest deployment is news to a provider that has given us a token. */
const NEWS = `
  select preview.parent_app_id as "parentAppId", preview.number, preview.commit_sha as "commit",
    app.name, app.project_slug as "projectSlug", latest.status
  from app_preview preview
  join app_preview_settings settings on settings.app_id = preview.parent_app_id
    and settings.status_token_sealed is not null
  join app on app.id = preview.app_id and app.deleted_at is null
  join lateral (
    select status from deployment where app_id = app.id order by number desc limit 1
  ) latest on true
  where preview.state = 'open' and preview.repository is not null
    and (preview.report_after is null or preview.report_after <= $1)
    and preview.reported is distinct from preview.commit_sha || ' ' ||
      case latest.status when 'live' then 'success'
        when 'failed' then 'failure' when 'cancelled' then 'failure' else 'pending' end
  limit 20`;

interface News {
  readonly parentAppId: string;
  readonly number: number;
  readonly commit: string;
  readonly name: string;
  readonly projectSlug: string;
  readonly status: DeploymentStatus;
}

/** Tells providers how previews of commits stand. */
@Injectable()
export class PreviewStatuses implements OnApplicationShutdown {
  readonly #outbound: Outbound;
  readonly #logger = new Logger(PreviewStatuses.name);
  readonly #told;

  constructor(
    private readonly dataSource: DataSource,
    private readonly previews: PreviewSettingsService,
    private readonly settings: LaunchpadSettings,
    private readonly clock: Clock,
    @Optional() metrics?: ServiceMetrics,
  ) {
    this.#outbound = new Outbound(settings.config.LAUNCHPAD_ALLOW_PRIVATE_REPOS ? EVERYWHERE : []);
    this.#told = metrics?.counter(
      'skydeck_preview_statuses_total',
      'Statuses of previews that providers were told, by what came of it.',
      ['outcome'],
    );
  }

  async onApplicationShutdown(): Promise<void> {
    await this.#outbound.close();
  }

  /** Tells what is news. @returns how many */
  async pass(): Promise<number> {
    const news = await this.dataSource.query<News[]>(NEWS, [this.clock.now()]);
    for (const one of news) await this.#tell(one);
    return news.length;
  }

  async #tell({ parentAppId, number, commit, status, ...app }: News): Promise<void> {
    const { manager } = this.dataSource;
    const reportAfter = new Date(this.clock.now().getTime() + RETRY_MS);
    const which = { parentAppId, number, commitSha: commit };
    // Whoever sets it tells; a failure leaves the time at which it is tried again.
    await manager.update(PreviewEntity, which, { reportAfter });
    const row = await manager.findOneBy(PreviewEntity, which);
    const settings = await manager.findOneBy(PreviewSettingsEntity, { appId: parentAppId });
    const token = settings && this.previews.statusTokenOf(settings);
    if (!row?.repository || !settings || !token) return;
    const state = stateOf(status);
    const url = this.settings.urlOf(app);
    const told: CommitStatus = { repository: row.repository, commit, state, url, app: app.name };
    const request = statusRequest(row.provider, settings.statusUrl, token, told);
    const isTold = request === undefined || (await this.#send(request, parentAppId));
    const reported = `${commit} ${state}`;
    if (isTold) await manager.update(PreviewEntity, which, { reported, reportAfter: null });
  }

  async #send(
    { url, headers, body }: NonNullable<ReturnType<typeof statusRequest>>,
    app: string,
  ): Promise<boolean> {
    const limits = { timeoutMs: TIMEOUT_MS, limitBytes: 1024 };
    try {
      const answer = await this.#outbound.send(url, { method: 'POST', headers, body, ...limits });
      const isTold = answer.status >= 200 && answer.status < 300;
      this.#told?.inc({ outcome: isTold ? 'told' : 'refused' });
      if (!isTold) this.#logger.debug({ msg: 'a status was refused', app, status: answer.status });
      return isTold;
    } catch (error) {
      this.#told?.inc({ outcome: 'failed' });
      this.#logger.debug({ msg: 'a status could not be sent', app, err: error });
      return false;
    }
  }
}

function stateOf(status: DeploymentStatus): CommitStatus['state'] {
  if (status === 'live') return 'success';
  return status === 'failed' || status === 'cancelled' ? 'failure' : 'pending';
}
