import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import type { AppEntity } from '../apps/app.entity.js';
import { LaunchpadSettings } from '../launchpad-settings.js';
import { AppScaleEntity } from '../scaling/app-scale.entity.js';
import { USUAL_ENVIRONMENT } from './app-environment.js';
import type { AppSettings } from './app-settings.schema.js';
import { StoredSettings } from './stored-settings.js';
import { WaitingSettings, waitingOf } from './waiting-settings.js';

/** What is shown of the settings of an app. */
export interface ShownSettings {
  readonly settings: AppSettings;
  readonly needs_deployment: string[];
}

/** Shows settings: those of the app, and the installation's where it has none. */
@Injectable()
export class AppSettingsView {
  constructor(
    private readonly dataSource: DataSource,
    private readonly stored: StoredSettings,
    private readonly waiting: WaitingSettings,
    private readonly settings: LaunchpadSettings,
  ) {}

  /** @returns what is shown of each of these apps */
  async of(apps: readonly AppEntity[]): Promise<(app: AppEntity) => ShownSettings> {
    const ids = apps.map(({ id }) => id);
    const own = await this.stored.byIds(ids);
    const served = await this.waiting.served(ids);
    const scales = await this.dataSource.manager.findBy(AppScaleEntity, { appId: In(ids) });
    const limits = new Map(scales.map((row) => [row.appId, row]));
    return (app) => {
      const { settings = {}, changedAt = {} } = own.get(app.id) ?? {};
      const { cpu, memoryMb } = limits.get(app.id) ?? this.settings.replicaLimits;
      const { config } = this.settings;
      return {
        settings: {
          root: app.root,
          port: app.port,
          health_path: app.healthPath,
          build_command: app.buildCommand,
          start_command: app.startCommand,
          runtime: settings.runtime ?? null,
          runtime_version: settings.runtime_version ?? null,
          install_command: settings.install_command ?? null,
          output_dir: settings.output_dir ?? null,
          dockerfile: settings.dockerfile ?? null,
          health_timeout_s: settings.health_timeout_s ?? config.LAUNCHPAD_HEALTH_TIMEOUT_S,
          watch_s: settings.watch_s ?? config.LAUNCHPAD_WATCH_S,
          keep_releases: settings.keep_releases ?? config.LAUNCHPAD_KEEP_RELEASES,
          environment: settings.environment ?? USUAL_ENVIRONMENT,
          cpu,
          memory_mb: memoryMb,
        },
        needs_deployment: waitingOf(changedAt, served.get(app.id)),
      };
    };
  }
}
