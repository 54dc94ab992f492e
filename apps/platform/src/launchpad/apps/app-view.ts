import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DeploymentEntity } from '../deployments/deployment.entity.js';
import { toDeployment } from '../deployments/deployment.schema.js';
import { isFinished } from '../deployments/deployment-status.js';
import { LaunchpadSettings } from '../launchpad-settings.js';
import type { PreviewEntity } from '../previews/preview.entity.js';
import { PreviewView } from '../previews/preview-view.js';
import type { ReleaseEntity } from '../releases/release.entity.js';
import { ReleasesService } from '../releases/releases.service.js';
import { AppSettingsView } from '../app-settings/app-settings-view.js';
import type { AppEntity } from './app.entity.js';
import type { App } from './app.schema.js';

/** Puts apps together with all that is shown of them, in a few queries for any number. */
@Injectable()
export class AppView {
  constructor(
    private readonly dataSource: DataSource,
    private readonly releases: ReleasesService,
    private readonly previews: PreviewView,
    private readonly settings: LaunchpadSettings,
    private readonly set: AppSettingsView,
  ) {}

  async one(app: AppEntity): Promise<App> {
    const [shown] = await this.many([app]);
    return shown!;
  }

  async many(apps: readonly AppEntity[]): Promise<App[]> {
    const released = await this.releases.byIds(apps.flatMap((app) => app.currentReleaseId ?? []));
    const ids = apps.map(({ id }) => id);
    const latest = await this.#latest(ids);
    const previews = await this.previews.of(ids);
    const set = await this.set.of(apps);
    return apps.map((app) => ({
      ...this.#toApp(app, released.get(app.currentReleaseId ?? ''), latest.get(app.id)),
      ...set(app),
      preview: toPreview(previews.get(app.id)),
    }));
  }

  async #latest(appIds: readonly string[]): Promise<Map<string, DeploymentEntity>> {
    const rows = await this.dataSource.manager
      .createQueryBuilder(DeploymentEntity, 'deployment')
      .distinctOn(['deployment.app_id'])
      .where('deployment.app_id = any(:appIds)', { appIds })
      .orderBy('deployment.app_id')
      .addOrderBy('deployment.number', 'DESC')
      .getMany();
    return new Map(rows.map((row) => [row.appId, row]));
  }

  #toApp(
    app: AppEntity,
    release?: ReleaseEntity,
    latest?: DeploymentEntity,
  ): Omit<App, 'preview' | 'settings' | 'needs_deployment'> {
    const url = this.settings.urlOf(app);
    return {
      id: app.id,
      name: app.name,
      project: app.projectSlug,
      repo: app.repo.replace(/^file:\/\//, ''),
      branch: app.branch,
      url,
      status: statusOf(release, latest),
      env_keys: app.envKeys,
      current_release: release ? toRelease(release) : null,
      latest_deployment: latest ? toDeployment(latest, url) : null,
      created_at: app.createdAt.toISOString(),
      updated_at: app.updatedAt.toISOString(),
    };
  }
}

function toPreview(row: PreviewEntity | undefined): App['preview'] {
  return row ? { of_app_id: row.parentAppId, number: row.number } : null;
}

function statusOf(release?: ReleaseEntity, latest?: DeploymentEntity): App['status'] {
  if (latest && !isFinished(latest.status)) return 'deploying';
  if (release) return 'live';
  return latest?.status === 'failed' ? 'failed' : 'stopped';
}

function toRelease({ id, number, artifact, commitSha, createdAt }: ReleaseEntity) {
  return {
    id,
    number,
    artifact_digest: artifact.digest,
    commit_sha: commitSha,
    created_at: createdAt.toISOString(),
  };
}
