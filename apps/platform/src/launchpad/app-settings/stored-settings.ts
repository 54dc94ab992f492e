import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import type { AppEntity } from '../apps/app.entity.js';
import type { DetectSettings } from '../detect/detect.js';
import { type AppEnvironment, USUAL_ENVIRONMENT } from './app-environment.js';
import { AppSettingsEntity } from './app-settings.entity.js';
import type { OwnSettings } from './app-settings.schema.js';

/** Reads and writes the settings that are kept beside the rows of apps. */
@Injectable()
export class StoredSettings {
  constructor(private readonly dataSource: DataSource) {}

  /** What an app is set to; what is not there is as usual. */
  async of(
    appId: string,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<Readonly<OwnSettings>> {
    return (await manager.findOneBy(AppSettingsEntity, { appId }))?.settings ?? {};
  }

  async byIds(appIds: readonly string[]): Promise<Map<string, AppSettingsEntity>> {
    const rows = await this.dataSource.manager.findBy(AppSettingsEntity, { appId: In(appIds) });
    return new Map(rows.map((row) => [row.appId, row]));
  }

  /** What an app is run as. */
  async environmentOf(appId: string): Promise<AppEnvironment> {
    return (await this.of(appId)).environment ?? USUAL_ENVIRONMENT;
  }

  /** What the owner of an app says of how it is built. */
  async detectSettings(app: AppEntity): Promise<DetectSettings> {
    const own = await this.of(app.id);
    return {
      root: app.root ?? undefined,
      port: app.port ?? undefined,
      healthPath: app.healthPath ?? undefined,
      buildCommand: app.buildCommand ?? undefined,
      startCommand: app.startCommand ?? undefined,
      ...toDetectSettings(own),
    };
  }

  /** Sets what is given and notes when; `undefined` takes a setting away. */
  async put(
    manager: EntityManager,
    appId: string,
    settings: { readonly [Key in keyof OwnSettings]?: OwnSettings[Key] | undefined },
    changed: readonly string[],
    now: Date,
  ): Promise<void> {
    const row = await manager.findOneBy(AppSettingsEntity, { appId });
    const times = changed.map((name) => [name, now.toISOString()]);
    const merged = Object.entries({ ...row?.settings, ...settings });
    await manager.save(AppSettingsEntity, {
      appId,
      settings: Object.fromEntries(merged.filter(([, value]) => value !== undefined)),
      changedAt: { ...row?.changedAt, ...Object.fromEntries(times) },
    });
  }
}

/** Settings beside the row as the detector takes them. */
export function toDetectSettings(own: OwnSettings): DetectSettings {
  return {
    runtime: own.runtime ?? (own.output_dir === undefined ? undefined : 'static'),
    nodeVersion: own.runtime_version,
    pythonVersion: own.runtime_version,
    installCommand: own.install_command,
    staticDir: own.output_dir,
    dockerfile: own.dockerfile,
  };
}
