import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { AppEntity } from '../apps/app.entity.js';
import { mergeEnv } from '../apps/app-env.js';
import { BindingValues } from '../bindings/binding-values.js';
import { SecretBox } from '../secrets/secret-box.js';
import { APP_ENVIRONMENTS, type AppEnvironment } from '../app-settings/app-environment.js';
import { StoredSettings } from '../app-settings/stored-settings.js';
import { EnvOverrideEntity } from './env-override.entity.js';
import { EnvOverrides } from './env-overrides.js';
import type { DeploymentEnv } from './deployment-env.js';
import { type EnvScope, isSeenBy } from './env-scope.js';
import { EnvVariableEntity } from './env-variable.entity.js';
import { actorNow, noteEnvChanges } from './note-env-changes.js';

/** What to make of one variable; null removes it, and what is not said stays as it was. */
export interface EnvEntry {
  readonly value?: string | undefined;
  readonly scope?: EnvScope | undefined;
  readonly secret?: boolean | undefined;
}
export type EnvPatch = Readonly<Record<string, EnvEntry | null>>;

/** The variables of apps: values sealed in the row of the app, the rest in rows of their own. */
@Injectable()
export class EnvValues {
  constructor(
    private readonly dataSource: DataSource,
    private readonly box: SecretBox,
    private readonly bindings: BindingValues,
    private readonly overrides: EnvOverrides,
    private readonly stored: StoredSettings,
  ) {}

  /** All values, by name. */
  open({ id, envSealed }: AppEntity): Record<string, string> {
    return this.box.openEnv(envSealed, id);
  }

  /** What a deployment of the app sees now. */
  async forDeployment(app: AppEntity): Promise<DeploymentEnv> {
    const rows = await this.dataSource.manager.findBy(EnvVariableEntity, { appId: app.id });
    const known = new Map(rows.map((row) => [row.key, row]));
    const environment = await this.stored.environmentOf(app.id);
    const entries = Object.entries(await this.overrides.visible(app, environment));
    const seenBy = (by: 'build' | 'run') =>
      entries.filter(([key]) => isSeenBy(known.get(key)?.scope ?? 'both', by));
    const isSecret = (key: string) => known.get(key)?.isSecret ?? true;
    const run = seenBy('run');
    const bound = Object.entries(await this.bindings.forApp(app.id));
    const boundRun = Object.fromEntries(bound.map(([key, { value }]) => [key, value]));
    return {
      build: Object.fromEntries(seenBy('build')),
      run: { ...Object.fromEntries(run), ...boundRun },
      bound: boundRun,
      secrets: [
        ...entries.flatMap(([key, value]) => (isSecret(key) ? value : [])),
        ...bound.flatMap(([, { value, secret }]) => (secret ? value : [])),
      ],
      plainKeys: [
        ...run.flatMap(([key]) => (isSecret(key) ? [] : key)),
        ...bound.flatMap(([key, { secret }]) => (secret ? [] : key)),
      ],
    };
  }

  /**
   * Changes variables of an app that is locked, and notes who did it. The caller saves the app.
   * @param environments those that the values are for; all when not given
   * @throws `validation_failed` when too many would be left
   */
  async apply(
    manager: EntityManager,
    app: AppEntity,
    patch: EnvPatch,
    now: Date,
    environments?: readonly AppEnvironment[],
  ): Promise<void> {
    if (environments && environments.length < APP_ENVIRONMENTS.length) {
      return this.#applyTo(environments, manager, app, patch, now);
    }
    const before = this.open(app);
    const values = Object.entries(patch).flatMap(([key, entry]): [string, string | null][] => {
      if (entry === null) return [[key, null]];
      return [[key, entry.value ?? before[key] ?? '']];
    });
    const merged = mergeEnv(before, Object.fromEntries(values));
    app.envSealed = this.box.sealEnv(merged, app.id);
    app.envKeys = Object.keys(merged).toSorted();
    // What is removed, or said for every environment, has no value of one of them any more.
    const keys = Object.keys(patch).filter((key) => environments || patch[key] === null);
    await this.overrides.remove(manager, app.id, keys);
    await this.note(manager, app.id, patch, now);
  }

  /** Gives some environments values of their own, or takes theirs away. */
  async #applyTo(
    environments: readonly AppEnvironment[],
    manager: EntityManager,
    app: AppEntity,
    patch: EnvPatch,
    now: Date,
  ): Promise<void> {
    const { id: appId } = app;
    const before = this.open(app);
    const gone: string[] = [];
    for (const [key, entry] of Object.entries(patch)) {
      if (entry?.value !== undefined) {
        const by = { actor: actorNow(), now };
        await this.overrides.set(manager, { appId, key }, environments, entry.value, by);
      } else if (entry === null) {
        await this.overrides.remove(manager, appId, [key], environments);
        const row = await manager.findOneBy(EnvVariableEntity, { appId, key });
        const seen = row?.environments.filter((one) => !environments.includes(one)) ?? [];
        if (row) await manager.update(EnvVariableEntity, { id: row.id }, { environments: seen });
        const hasOwn = await manager.existsBy(EnvOverrideEntity, { appId, key });
        if (seen.length === 0 && !hasOwn) gone.push(key);
      }
    }
    const values = Object.entries(patch)
      .filter(([key, entry]) => entry !== null && !Object.hasOwn(before, key))
      .map(([key]): [string, string | null] => [key, '']);
    const removed = gone.map((key): [string, null] => [key, null]);
    const merged = mergeEnv(before, Object.fromEntries([...values, ...removed]));
    app.envSealed = this.box.sealEnv(merged, appId);
    app.envKeys = Object.keys(merged).toSorted();
    await noteEnvChanges(manager, appId, patch, now, { environments, gone: new Set(gone) });
  }

  /** Writes down what was changed, without values. */
  async note(manager: EntityManager, appId: string, patch: EnvPatch, now: Date): Promise<void> {
    await noteEnvChanges(manager, appId, patch, now);
  }
}
