import { dataOf, type PlatformComponents } from '@skydeck/sdk';
import type { CommandContext } from '../../context/command-context.js';
import { usageError } from '../../failures/cli-error.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { APP, APPS } from './app.js';
import { absoluteRepo } from './repo-location.js';
import { BUILD_SETTINGS, OTHER_SETTINGS, type SettingOption } from './setting-names.js';
import { uploadFolder } from './upload-folder.js';

type Schemas = PlatformComponents['schemas'];
const ALL = [...BUILD_SETTINGS, ...OTHER_SETTINGS];

/** `skydeck app set` */
export async function set(context: CommandContext, input: CommandInput): Promise<Answer> {
  const reset = input.list('reset').map((name) => {
    const field = name.replaceAll('-', '_');
    const known = ALL.find((one) => one.name === field || flagOf(one) === name);
    if (known) return [known.name, null] as const;
    throw usageError(`--reset knows no setting "${name}".`);
  });
  const body = { ...given(context, input, ALL), ...Object.fromEntries(reset) };
  if (Object.keys(body).length === 0) throw usageError('Name a setting to change.');
  const path = { project: await context.project(), app: input.argument('app') };
  const { platform } = await context.clients();
  // What is no such value is refused by the API, which names the field.
  const change = body as Schemas['UpdateApp'];
  const item = await dataOf(platform.PATCH(APP, { params: { path }, body: change }));
  const waiting = item.needs_deployment;
  if (waiting.length > 0) {
    context.progress(
      `The next deployment takes up ${waiting.join(', ')}: \`skydeck app deploy --name ${item.name}\`.`,
    );
  }
  return { kind: 'item', item, columns: COLUMNS };
}

/** `skydeck app rename` */
export async function rename(context: CommandContext, input: CommandInput): Promise<Answer> {
  const path = { project: await context.project(), app: input.argument('app') };
  const { platform } = await context.clients();
  const keep_old_address = !input.flag('freeAddress');
  const body = { name: input.argument('name'), keep_old_address };
  const item = await dataOf(platform.PATCH(APP, { params: { path }, body }));
  if (keep_old_address) context.progress('Its old address leads to the new one for 30 days.');
  return { kind: 'item', item, columns: ['name', 'url', 'id'] };
}

/** `skydeck app detect` */
export async function detect(context: CommandContext, input: CommandInput): Promise<Answer> {
  const location = input.optionalArgument('location');
  const branch = input.text('branch') ?? 'main';
  const from =
    location === undefined
      ? { source: await uploadFolder(context) }
      : { repo: absoluteRepo(location, context.folder), branch };
  const path = { project: await context.project() };
  const { platform } = await context.clients();
  const body = { branch, ...from, ...given(context, input, BUILD_SETTINGS) };
  const wanted = body as Schemas['DetectApp'];
  const item = await dataOf(platform.POST(`${APPS}/detect`, { params: { path }, body: wanted }));
  for (const reason of item.reasons) context.progress(`Detected: ${reason}`);
  for (const warning of item.warnings) context.progress(`Warning: ${warning}`);
  return { kind: 'item', item, columns: FOUND };
}

function given(context: CommandContext, input: CommandInput, settings: readonly SettingOption[]) {
  const values = settings.flatMap((setting): (readonly [string, string | number])[] => {
    const value = input.text(setting.option);
    if (value === undefined) return [];
    const { name, isNumber = false } = setting;
    if (name === 'repo') return [[name, absoluteRepo(value, context.folder)]];
    if (!isNumber) return [[name, value]];
    if (value.trim() === '' || !Number.isFinite(Number(value))) {
      throw usageError(`${flagOf(setting)} must be a number, not "${value}".`);
    }
    return [[name, Number(value)]];
  });
  return Object.fromEntries(values);
}

const flagOf = ({ flags }: SettingOption): string => flags.split(' ')[0]!.replace(/^--/, '');

const COLUMNS = [
  'name',
  'repo',
  'branch',
  ...[...BUILD_SETTINGS, ...OTHER_SETTINGS]
    .filter(({ name }) => name !== 'repo' && name !== 'branch')
    .map(({ name }) => ({ path: `settings.${name}`, title: name.replaceAll('_', ' ') })),
  { path: 'needs_deployment', title: 'waits for a deployment' },
];
const FOUND = [
  'runtime',
  { path: 'runtime_version', title: 'version' },
  'root',
  { path: 'install_command', title: 'install' },
  { path: 'build_command', title: 'build' },
  { path: 'start_command', title: 'start' },
  { path: 'output_dir', title: 'output' },
  'dockerfile',
  'port',
  { path: 'health_path', title: 'health check' },
  'reasons',
  'warnings',
];
