import type { WantedApp } from '../api/shapes.js';
import type { PickedFolder } from '../hooks/picked-files.js';
import { type EnvRow, envOf } from './env-row.js';
import { appNameOf } from './repo-name.js';

/** Where the code of a new app comes from. */
export const ORIGINS = [
  { value: 'git', label: 'Git repository' },
  { value: 'folder', label: 'Folder' },
  { value: 'push', label: 'Git push' },
] as const;
export type Origin = (typeof ORIGINS)[number]['value'];

/** The origin of that value; a repository if there is none such. */
export const originOf = (value: string): Origin =>
  ORIGINS.find((origin) => origin.value === value)?.value ?? 'git';

/** What the form holds at first. */
export const BLANK = { repo: '', branch: 'main', root: '', build: '', start: '', health: '' };

/** The form as it is sent. */
export interface NewApp {
  readonly origin: Origin;
  readonly fields: typeof BLANK;
  readonly folder: PickedFolder | undefined;
  readonly name: string;
  readonly rows: readonly EnvRow[];
}

/** A name made from where the code comes from. */
export function nameFor(
  origin: Origin,
  { repo }: typeof BLANK,
  folder: PickedFolder | undefined,
): string {
  if (origin === 'push') return '';
  return appNameOf(origin === 'git' ? repo : (folder?.name ?? ''));
}

/** What is asked of the platform; the upload is what the folder became. */
export function wantedApp({ origin, fields, name, rows }: NewApp, source?: string): WantedApp {
  const { repo, branch, root, build, start, health } = fields;
  return {
    env: envOf(rows),
    ...(origin === 'git' ? { repo: repo.trim() } : {}),
    ...(source === undefined ? {} : { source }),
    ...(origin === 'folder' ? {} : { branch: branch.trim() }),
    ...(name ? { name } : {}),
    ...(root ? { root } : {}),
    ...(build ? { build_command: build } : {}),
    ...(start ? { start_command: start } : {}),
    ...(health ? { health_path: health } : {}),
  };
}
