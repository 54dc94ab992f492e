import type { ReleaseEntity } from './release.entity.js';
import type { ReleaseDiff } from './release.schema.js';

type Value = string | number | null;
type Env = Readonly<Record<string, string>>;

/** A release together with its opened environment. */
export interface OpenedRelease {
  readonly release: ReleaseEntity;
  readonly env: Env;
}

/** What changed from one release to another. Of the environment only names are told. */
export function diffReleases(older: OpenedRelease, newer: OpenedRelease): ReleaseDiff {
  const before = factsOf(older.release);
  const after = factsOf(newer.release);
  const changes = Object.keys(after)
    .filter((field) => before[field] !== after[field])
    .map((field) => ({ field, from: before[field] ?? null, to: after[field] ?? null }));
  return {
    from: older.release.number,
    to: newer.release.number,
    env: diffEnv(older.env, newer.env),
    changes,
  };
}

function diffEnv(before: Env, after: Env): ReleaseDiff['env'] {
  const had = (key: string) => Object.hasOwn(before, key);
  const has = (key: string) => Object.hasOwn(after, key);
  const sorted = (env: Env) => Object.keys(env).toSorted();
  return {
    added: sorted(after).filter((key) => !had(key)),
    removed: sorted(before).filter((key) => !has(key)),
    changed: sorted(after).filter((key) => had(key) && before[key] !== after[key]),
  };
}

function factsOf({ commitSha, artifact, plan, scale }: ReleaseEntity): Record<string, Value> {
  return {
    commit_sha: commitSha,
    'artifact.digest': artifact.digest,
    'artifact.bytes': artifact.bytes,
    'plan.runtime': plan.runtime,
    'plan.node_version': plan.nodeVersion ?? null,
    'plan.root': plan.root,
    'plan.steps': plan.steps.map(({ run }) => run).join(' && '),
    'plan.image': plan.image ?? null,
    'plan.start': plan.start ?? null,
    'plan.static_dir': plan.staticDir ?? null,
    'plan.port': plan.port,
    'plan.health_path': plan.healthPath ?? null,
    'scale.replicas': scale?.replicas ?? null,
    'scale.cpu': scale?.cpu ?? null,
    'scale.memory_mb': scale?.memoryMb ?? null,
  };
}
