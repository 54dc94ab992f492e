import type { WantedApp } from '../api/shapes.js';
import type { PickedFolder } from '../hooks/picked-files.js';
import { type EnvRow, envOf } from './env-row.js';
import { appNameOf } from './repo-name.js';

/** Where the code of a new app comes from. */
export const ORIGINS = [
  { value: 'git', label: 'Repository' },
  { value: 'folder', label: 'Folder' },
  { value: 'image', label: 'Image' },
  { value: 'push', label: 'Git push' },
] as const;
export type Origin = (typeof ORIGINS)[number]['value'];

/** The origin of that value; a repository if there is none such. */
export const originOf = (value: string): Origin =>
  ORIGINS.find((origin) => origin.value === value)?.value ?? 'git';

/** What the form holds at first. */
export const BLANK = {
  repo: '',
  branch: 'main',
  image: '',
  username: '',
  password: '',
  root: '',
  install: '',
  output: '',
  build: '',
  start: '',
  port: '',
  health: '',
};

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
  { repo, image }: typeof BLANK,
  folder: PickedFolder | undefined,
): string {
  if (origin === 'push') return '';
  // Neither tag nor digest is a part of the name.
  if (origin === 'image') return appNameOf(image.replace(/@.*$/, '').replace(/:[^/]*$/, ''));
  return appNameOf(origin === 'git' ? repo : (folder?.name ?? ''));
}

/** What is asked of the platform; the upload is what the folder became. */
export function wantedApp({ origin, fields, name, rows }: NewApp, source?: string): WantedApp {
  const { repo, branch, root, install, output, build, start, port, health } = fields;
  return {
    env: envOf(rows),
    ...(origin === 'git' ? { repo: repo.trim() } : {}),
    ...(source === undefined ? {} : { source }),
    ...(origin === 'image' ? { source: imageOf(fields) } : {}),
    ...(origin === 'git' || origin === 'push' ? { branch: branch.trim() } : {}),
    ...(name ? { name } : {}),
    ...(root ? { root } : {}),
    ...(install ? { install_command: install } : {}),
    ...(output ? { output_dir: output } : {}),
    ...(build ? { build_command: build } : {}),
    ...(start ? { start_command: start } : {}),
    ...(port ? { port: Number(port) } : {}),
    ...(health ? { health_path: health } : {}),
  };
}

function imageOf({ image, username, password }: typeof BLANK) {
  return {
    kind: 'image' as const,
    ref: image.trim(),
    ...(username === '' ? {} : { credentials: { username, password } }),
  };
}
