import { currentRequest } from '@skydeck/service';
import { newId } from '@skydeck/ids';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import type { AppEntity } from '../apps/app.entity.js';
import { mergeEnv } from '../apps/app-env.js';
import { BindingValues } from '../bindings/binding-values.js';
import { SecretBox } from '../secrets/secret-box.js';
import type { DeploymentEnv } from './deployment-env.js';
import { EnvChangeEntity } from './env-change.entity.js';
import { type EnvScope, isSeenBy } from './env-scope.js';
import { type EnvActor, EnvVariableEntity } from './env-variable.entity.js';

/** What to make of one variable; null removes it, and what is not said stays as it was. */
export interface EnvEntry {
  readonly value?: string | undefined;
  readonly scope?: EnvScope | undefined;
  readonly secret?: boolean | undefined;
}
export type EnvPatch = Readonly<Record<string, EnvEntry | null>>;

const NOBODY: EnvActor = { kind: 'system', id: 'skydeck' };

/** The variables of apps: values sealed in the row of the app, the rest in rows of their own. */
@Injectable()
export class EnvValues {
  constructor(
    private readonly dataSource: DataSource,
    private readonly box: SecretBox,
    private readonly bindings: BindingValues,
  ) {}

  /** All values, by name. */
  open({ id, envSealed }: AppEntity): Record<string, string> {
    return this.box.openEnv(envSealed, id);
  }

  /** What a deployment of the app sees now. */
  async forDeployment(app: AppEntity): Promise<DeploymentEnv> {
    const rows = await this.dataSource.manager.findBy(EnvVariableEntity, { appId: app.id });
    const known = new Map(rows.map((row) => [row.key, row]));
    const entries = Object.entries(this.open(app));
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
   * @throws `validation_failed` when too many would be left
   */
  async apply(manager: EntityManager, app: AppEntity, patch: EnvPatch, now: Date): Promise<void> {
    const before = this.open(app);
    const values = Object.entries(patch).flatMap(([key, entry]): [string, string | null][] => {
      if (entry === null) return [[key, null]];
      return [[key, entry.value ?? before[key] ?? '']];
    });
    const merged = mergeEnv(before, Object.fromEntries(values));
    app.envSealed = this.box.sealEnv(merged, app.id);
    app.envKeys = Object.keys(merged).toSorted();
    await this.note(manager, app.id, patch, now);
  }

  /** Writes down what was changed, without values. */
  async note(manager: EntityManager, appId: string, patch: EnvPatch, now: Date): Promise<void> {
    const keys = Object.keys(patch);
    const rows = await manager.findBy(EnvVariableEntity, { appId, key: In(keys) });
    const known = new Map(rows.map((row) => [row.key, row]));
    const caller = currentRequest()?.caller;
    const actor = caller ? { kind: caller.kind, id: caller.id } : NOBODY;
    const changes: Partial<EnvChangeEntity>[] = [];
    for (const [key, entry] of Object.entries(patch)) {
      const old = known.get(key);
      const id = newId('evc', now.getTime());
      const change = { id, appId, key, actor, changedAt: now };
      if (entry === null) {
        if (!old) continue;
        changes.push({ ...change, action: 'unset', scope: old.scope, isSecret: old.isSecret });
        await manager.delete(EnvVariableEntity, { id: old.id });
      } else {
        const scope = entry.scope ?? old?.scope ?? 'both';
        const isSecret = entry.secret ?? old?.isSecret ?? true;
        changes.push({ ...change, action: 'set', scope, isSecret });
        const row = { id: old?.id ?? newId('env'), appId, key, scope, isSecret };
        await manager.save(EnvVariableEntity, { ...row, updatedAt: now, updatedBy: actor });
      }
    }
    if (changes.length > 0) await manager.insert(EnvChangeEntity, changes);
  }
}
