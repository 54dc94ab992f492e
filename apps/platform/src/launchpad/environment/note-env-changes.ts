import { currentRequest } from '@skydeck/service';
import { newId } from '@skydeck/ids';
import { type EntityManager, In } from 'typeorm';
import { APP_ENVIRONMENTS, type AppEnvironment } from '../app-settings/app-environment.js';
import { EnvChangeEntity } from './env-change.entity.js';
import type { EnvPatch } from './env-values.js';
import { type EnvActor, EnvVariableEntity } from './env-variable.entity.js';

const NOBODY: EnvActor = { kind: 'system', id: 'skydeck' };

/** What is changed for some environments only, and which variables end with it. */
export interface OnlyThere {
  readonly environments: readonly AppEnvironment[];
  readonly gone: ReadonlySet<string>;
}

/** Who changes something now. */
export function actorNow(): EnvActor {
  const caller = currentRequest()?.caller;
  return caller ? { kind: caller.kind, id: caller.id } : NOBODY;
}

/** Writes down what was changed, without values. */
export async function noteEnvChanges(
  manager: EntityManager,
  appId: string,
  patch: EnvPatch,
  now: Date,
  only?: OnlyThere,
): Promise<void> {
  const keys = Object.keys(patch);
  const rows = await manager.findBy(EnvVariableEntity, { appId, key: In(keys) });
  const known = new Map(rows.map((row) => [row.key, row]));
  const actor = actorNow();
  const environments = only ? [...only.environments] : null;
  const changes: Partial<EnvChangeEntity>[] = [];
  for (const [key, entry] of Object.entries(patch)) {
    const old = known.get(key);
    const id = newId('evc', now.getTime());
    const change = { id, appId, key, actor, environments, changedAt: now };
    if (entry === null) {
      if (!old) continue;
      changes.push({ ...change, action: 'unset', scope: old.scope, isSecret: old.isSecret });
      if (!only || only.gone.has(key)) await manager.delete(EnvVariableEntity, { id: old.id });
    } else {
      const scope = entry.scope ?? old?.scope ?? 'both';
      const isSecret = entry.secret ?? old?.isSecret ?? true;
      changes.push({ ...change, action: 'set', scope, isSecret });
      // A value for some environments only leaves those that see the usual one as they were.
      const usual = entry.value === undefined && old ? old.environments : [...APP_ENVIRONMENTS];
      const seen = only ? (old?.environments ?? []) : usual;
      const row = {
        id: old?.id ?? newId('env'),
        appId,
        key,
        scope,
        isSecret,
        environments: seen,
      };
      await manager.save(EnvVariableEntity, { ...row, updatedAt: now, updatedBy: actor });
    }
  }
  if (changes.length > 0) await manager.insert(EnvChangeEntity, changes);
}
