import type { AuditState } from '@skydeck/audit';
import type { AppEntity } from '../apps/app.entity.js';
import type { UpdateApp } from '../apps/app.schema.js';
import { type OwnSettings, ownFields, rowFields } from './app-settings.schema.js';

/** Properties of the row, by the names of settings. */
const PROPERTIES = {
  root: 'root',
  port: 'port',
  health_path: 'healthPath',
  build_command: 'buildCommand',
  start_command: 'startCommand',
} as const satisfies Record<keyof typeof rowFields, keyof AppEntity>;

/** Sets what is given of the row. */
export function putInRow(app: AppEntity, wanted: UpdateApp): void {
  app.branch = wanted.branch ?? app.branch;
  for (const [field, property] of Object.entries(PROPERTIES)) {
    const value = wanted[field as keyof typeof PROPERTIES];
    if (value !== undefined) Object.assign(app, { [property]: value });
  }
}

/** What is given of the settings beside the row; null becomes undefined, which takes them away. */
export function ownPart(wanted: Readonly<Record<string, unknown>>): OwnSettings {
  const given = Object.keys(ownFields).filter((name) => wanted[name] !== undefined);
  return Object.fromEntries(given.map((name) => [name, wanted[name] ?? undefined]));
}

/** Names of the settings that are otherwise than before; credentials count as the repository. */
export function changedNames(
  before: AuditState,
  after: AuditState,
  wanted: Readonly<Record<string, unknown>>,
): string[] {
  const differing = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => JSON.stringify(before[name] ?? null) !== JSON.stringify(after[name] ?? null),
  );
  const env = wanted['env'] as object | undefined;
  const names = differing.filter((name) => name !== 'env_keys');
  if (env && Object.keys(env).length > 0) names.push('env');
  if (wanted['repo'] !== undefined && !names.includes('repo')) names.push('repo');
  return names.toSorted();
}
