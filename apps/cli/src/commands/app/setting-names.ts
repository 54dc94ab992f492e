/** A setting of apps, by its option. */
export interface SettingOption {
  /** Its name in the API. */
  readonly name: string;
  /** As commander names the value. */
  readonly option: string;
  readonly flags: string;
  readonly summary: string;
  readonly isNumber?: boolean;
}

const text = (name: string, value: string, summary: string): SettingOption => {
  const flag = name.replaceAll('_', '-');
  const option = name.replaceAll(/_(\w)/g, (_all, letter: string) => letter.toUpperCase());
  return { name, option, flags: `--${flag} <${value}>`, summary };
};
const number = (name: string, value: string, summary: string): SettingOption => ({
  ...text(name, value, summary),
  isNumber: true,
});
const as = (setting: SettingOption, flag: string): SettingOption => ({
  ...text(flag, 'x', ''),
  name: setting.name,
  flags: setting.flags.replace(/^--[\w-]+/, `--${flag.replaceAll('_', '-')}`),
  summary: setting.summary,
  ...(setting.isNumber && { isNumber: true }),
});

/** What says how code is built and started. */
export const BUILD_SETTINGS: readonly SettingOption[] = [
  text('root', 'folder', 'Folder of the repository that holds the app.'),
  number('port', 'port', 'Port that the app listens on; it is given as PORT.'),
  text('health_path', 'path', 'Address in the app that answers when it is ready.'),
  text('install_command', 'command', 'Command that installs what the app needs.'),
  text('build_command', 'command', 'Command that builds the app.'),
  text('start_command', 'command', 'Command that starts the app.'),
  text('output_dir', 'folder', 'Folder of the built site; makes the app a static site.'),
  text('runtime', 'runtime', 'node, static, dockerfile, python, go, ruby, php or java.'),
  text('runtime_version', 'version', 'Version of Node or Python, such as 24 or 3.11.'),
  text('dockerfile', 'path', 'Path of the Dockerfile.'),
];

/** What else an app can be set to. */
export const OTHER_SETTINGS: readonly SettingOption[] = [
  text('repo', 'location', 'Another repository.'),
  text('branch', 'branch', 'The branch that later deployments take.'),
  text('environment', 'environment', 'What it is run as: production, staging or preview.'),
  as(
    number('health_timeout_s', 'seconds', 'Time that a replica has to become healthy.'),
    'health_timeout',
  ),
  as(
    number('watch_s', 'seconds', 'Time in which a failing release is rolled back; 0 for never.'),
    'watch',
  ),
  number('keep_releases', 'count', 'How many releases can be gone back to.'),
  number('cpu', 'processors', 'Processors that one replica may use.'),
  as(number('memory_mb', 'megabytes', 'Memory that one replica may use.'), 'memory'),
];
