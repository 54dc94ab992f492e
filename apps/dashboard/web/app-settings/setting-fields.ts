import type { PlatformComponents } from '@skydeck/sdk';

export type Settings = PlatformComponents['schemas']['AppSettings'];
export type SettingName = Exclude<keyof Settings, 'runtime' | 'environment'>;

/** One field of the form of settings. */
export interface SettingField {
  readonly name: SettingName;
  readonly label: string;
  readonly placeholder?: string;
  readonly description?: string;
  readonly isNumber?: boolean;
  /** Whether there is always a value; an empty field brings the usual one back. */
  readonly isUsual?: boolean;
}

const FOUND = 'found out';

/** How the code becomes something that runs. */
export const BUILD_FIELDS: readonly SettingField[] = [
  { name: 'root', label: 'Folder of the app', placeholder: '.' },
  { name: 'install_command', label: 'Install command', placeholder: FOUND },
  { name: 'build_command', label: 'Build command', placeholder: FOUND },
  { name: 'start_command', label: 'Start command', placeholder: FOUND },
  {
    name: 'output_dir',
    label: 'Output folder',
    placeholder: FOUND,
    description: 'Folder of the built site; makes the app a static site.',
  },
  { name: 'dockerfile', label: 'Dockerfile', placeholder: FOUND },
  {
    name: 'runtime_version',
    label: 'Version of Node or Python',
    placeholder: FOUND,
  },
];

/** How it is looked after. */
export const RUN_FIELDS: readonly SettingField[] = [
  { name: 'port', label: 'Port', placeholder: 'found out, and given as PORT', isNumber: true },
  {
    name: 'health_path',
    label: 'Health check',
    placeholder: '/health; without it, a connection counts',
  },
  {
    name: 'health_timeout_s',
    label: 'Seconds to become healthy',
    isNumber: true,
    isUsual: true,
  },
  {
    name: 'watch_s',
    label: 'Seconds a release is watched',
    description: 'One that fails in that time is rolled back; 0 never does it.',
    isNumber: true,
    isUsual: true,
  },
  { name: 'keep_releases', label: 'Releases kept', isNumber: true, isUsual: true },
  { name: 'cpu', label: 'Processors of a replica', isNumber: true, isUsual: true },
  { name: 'memory_mb', label: 'Memory of a replica, in MB', isNumber: true, isUsual: true },
];

export type Texts = Readonly<Record<SettingName, string>>;

/** The settings as the fields show them. */
export function textsOf(settings: Settings): Texts {
  const fields = [...BUILD_FIELDS, ...RUN_FIELDS];
  return Object.fromEntries(
    fields.map(({ name }) => [name, String(settings[name] ?? '')]),
  ) as Record<SettingName, string>;
}

/** What was changed of them, as it is sent; an empty field is null. */
export function changesOf(settings: Settings, texts: Texts): Record<string, unknown> {
  const before = textsOf(settings);
  const changed = [...BUILD_FIELDS, ...RUN_FIELDS].filter(
    ({ name }) => texts[name].trim() !== before[name],
  );
  return Object.fromEntries(
    changed.map(({ name, isNumber }) => {
      const text = texts[name].trim();
      // A limit has no usual value to go back to: nothing is said of it.
      if (text === '') return [name, name === 'cpu' || name === 'memory_mb' ? undefined : null];
      return [name, isNumber ? Number(text) : text];
    }),
  );
}
