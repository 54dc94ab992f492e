import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import { APP_ENVIRONMENTS, type AppEnvironment } from '../app-settings/app-environment.js';
import type { AppEntity } from '../apps/app.entity.js';
import { SecretBox } from '../secrets/secret-box.js';
import { EnvOverrideEntity } from './env-override.entity.js';
import { type EnvActor, EnvVariableEntity } from './env-variable.entity.js';

/** Values of variables that are for some environments only. */
@Injectable()
export class EnvOverrides {
  constructor(
    private readonly dataSource: DataSource,
    private readonly box: SecretBox,
  ) {}

  /** The values of an app in one environment: its own ones first, then those for every one. */
  async visible(
    { id: appId, envSealed }: AppEntity,
    environment: AppEnvironment,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<Record<string, string>> {
    const known = await manager.findBy(EnvVariableEntity, { appId });
    const hidden = new Set(
      known.filter(({ environments: seen }) => !seen.includes(environment)).map(({ key }) => key),
    );
    const usual = Object.entries(this.box.openEnv(envSealed, appId));
    const own = await manager.findBy(EnvOverrideEntity, { appId, environment });
    return {
      ...Object.fromEntries(usual.filter(([key]) => !hidden.has(key))),
      ...Object.fromEntries(own.map((row) => [row.key, this.open(row)])),
    };
  }

  /** By key, the environments of an app that have values of their own. */
  async of(appId: string): Promise<Map<string, EnvOverrideEntity[]>> {
    const rows = await this.dataSource.manager.find(EnvOverrideEntity, {
      where: { appId },
      order: { environment: 'asc' },
    });
    return Map.groupBy(rows, ({ key }) => key);
  }

  open({ appId, key, environment, valueSealed }: EnvOverrideEntity): string {
    return this.box.open(valueSealed, ownerOf(appId, key, environment));
  }

  async set(
    manager: EntityManager,
    { appId, key }: { readonly appId: string; readonly key: string },
    environments: readonly AppEnvironment[],
    value: string,
    { actor, now }: { readonly actor: EnvActor; readonly now: Date },
  ): Promise<void> {
    const rows = environments.map((environment) => ({
      appId,
      key,
      environment,
      valueSealed: this.box.seal(value, ownerOf(appId, key, environment)),
      updatedAt: now,
      updatedBy: actor,
    }));
    await manager.save(EnvOverrideEntity, rows);
  }

  async remove(
    manager: EntityManager,
    appId: string,
    keys: readonly string[],
    environments: readonly AppEnvironment[] = APP_ENVIRONMENTS,
  ): Promise<void> {
    const which = { appId, key: In([...keys]), environment: In([...environments]) };
    await manager.delete(EnvOverrideEntity, which);
  }
}

const ownerOf = (appId: string, key: string, environment: AppEnvironment) =>
  `env ${appId} ${key} ${environment}`;
