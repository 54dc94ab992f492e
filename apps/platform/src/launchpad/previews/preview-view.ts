import { readKeyset } from '@skydeck/database';
import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { AppEntity } from '../apps/app.entity.js';
import { DeploymentEntity } from '../deployments/deployment.entity.js';
import { LaunchpadSettings } from '../launchpad-settings.js';
import { PreviewEntity } from './preview.entity.js';
import { PreviewErrors } from './preview.errors.js';
import type { ListPreviews, Preview } from './preview.schema.js';

/** Puts previews together with the apps that show them. */
@Injectable()
export class PreviewView {
  constructor(
    private readonly dataSource: DataSource,
    private readonly settings: LaunchpadSettings,
  ) {}

  /** @returns at most `limit + 1` rows */
  list(
    { id: parentAppId }: AppEntity,
    wanted: ReturnType<typeof ListPreviews.parse>,
  ): Promise<PreviewEntity[]> {
    const rows = this.dataSource.manager.createQueryBuilder(PreviewEntity, 'preview');
    return readKeyset(rows.where({ parentAppId, ...wanted.filters }), wanted);
  }

  /** @throws `app_preview.not_found` */
  async get({ id: parentAppId }: AppEntity, number: number): Promise<PreviewEntity> {
    const row = await this.dataSource.manager.findOneBy(PreviewEntity, { parentAppId, number });
    if (!row) throw PreviewErrors.not_found();
    return row;
  }

  /** Which of these apps are previews, and of what. */
  async of(appIds: readonly string[]): Promise<Map<string, PreviewEntity>> {
    if (appIds.length === 0) return new Map();
    const rows = await this.dataSource.manager.findBy(PreviewEntity, { appId: In([...appIds]) });
    return new Map(rows.map((row) => [row.appId ?? '', row]));
  }

  async many(rows: readonly PreviewEntity[]): Promise<Preview[]> {
    const ids = rows.flatMap(({ appId }) => appId ?? []);
    const apps = await this.dataSource.manager.findBy(AppEntity, { id: In(ids) });
    const shown = new Map(apps.map((app) => [app.id, app]));
    const latest = await this.#latest(ids);
    return rows.map((row) => this.#show(row, shown.get(row.appId ?? ''), latest));
  }

  async #latest(appIds: readonly string[]): Promise<Map<string, string>> {
    if (appIds.length === 0) return new Map();
    const rows = await this.dataSource.manager
      .createQueryBuilder(DeploymentEntity, 'deployment')
      .distinctOn(['deployment.app_id'])
      .where('deployment.app_id = any(:appIds)', { appIds })
      .orderBy('deployment.app_id')
      .addOrderBy('deployment.number', 'DESC')
      .getMany();
    return new Map(rows.map(({ appId, status }) => [appId, status]));
  }

  #show(
    row: PreviewEntity,
    app: AppEntity | undefined,
    latest: ReadonlyMap<string, string>,
  ): Preview {
    return {
      number: row.number,
      app_id: row.parentAppId,
      preview_app: app ? { id: app.id, name: app.name } : null,
      state: row.state,
      status: app ? (latest.get(app.id) ?? null) : null,
      url: app ? this.settings.urlOf(app) : null,
      branch: row.branch,
      commit_sha: row.commitSha,
      fork: row.isFork,
      pushed_at: row.pushedAt.toISOString(),
      opened_at: row.openedAt.toISOString(),
      closed_at: row.closedAt?.toISOString() ?? null,
    };
  }
}
