import { dataOf } from '@skydeck/sdk';
import { everyItem } from '../../api/every-item.js';
import type { CommandContext } from '../../context/command-context.js';
import { usageError } from '../../failures/cli-error.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { openBrowser } from '../../terminal/open-browser.js';
import { APP } from './app.js';

const PREVIEWS = `${APP}/previews` as const;
const PREVIEW = `${PREVIEWS}/{number}` as const;
const SETTINGS = `${APP}/preview-settings` as const;
const COLUMNS = [
  { path: 'number', title: 'pull request' },
  'state',
  'status',
  'branch',
  { path: 'commit_sha', title: 'commit' },
  'url',
] as const;
const SETTINGS_COLUMNS = [
  'enabled',
  'forks',
  'share_secrets',
  'most_open',
  'keep_days',
  'env_keys',
  'status_url',
  'has_status_token',
] as const;

const appOf = async (context: CommandContext, input: CommandInput) => ({
  project: await context.project(),
  app: input.argument('app'),
});

async function previewOf(context: CommandContext, input: CommandInput) {
  const number = Number(input.argument('number'));
  if (Number.isInteger(number) && number > 0) return { ...(await appOf(context, input)), number };
  throw usageError('The number of a pull request is needed, such as 12.');
}

async function read(context: CommandContext, input: CommandInput) {
  const { platform } = await context.clients();
  const path = await previewOf(context, input);
  return dataOf(platform.GET(PREVIEW, { params: { path } }));
}

/** `skydeck app preview list` */
export async function listAll(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { platform } = await context.clients();
  const path = await appOf(context, input);
  const items = await everyItem((query) => platform.GET(PREVIEWS, { params: { path, query } }));
  return {
    kind: 'list',
    items,
    columns: COLUMNS,
    empty:
      'No previews yet. Switch them on with `skydeck app preview settings <app> --enabled on`.',
  };
}

/** `skydeck app preview show` */
export async function show(context: CommandContext, input: CommandInput): Promise<Answer> {
  return { kind: 'item', item: await read(context, input), columns: COLUMNS };
}

/** `skydeck app preview open` */
export async function open(context: CommandContext, input: CommandInput): Promise<Answer> {
  const item = await read(context, input);
  if (item.url === null) throw usageError('This pull request has no preview any more.');
  if (context.isInteractive) openBrowser(item.url);
  return { kind: 'item', item, columns: ['url', 'status'] };
}

/** `skydeck app preview delete` */
export async function remove(context: CommandContext, input: CommandInput): Promise<Answer> {
  const path = await previewOf(context, input);
  await context.confirm(`Remove the preview of #${path.number}?`, input.flag('yes'));
  const { platform } = await context.clients();
  const item = await dataOf(platform.DELETE(PREVIEW, { params: { path } }));
  return { kind: 'item', item, columns: ['id', 'deleted'] };
}

/** `skydeck app preview settings` */
export async function settings(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { platform } = await context.clients();
  const path = await appOf(context, input);
  const body = await wantedFrom(context, input);
  const item =
    Object.keys(body).length === 0
      ? await dataOf(platform.GET(SETTINGS, { params: { path } }))
      : await dataOf(platform.PATCH(SETTINGS, { params: { path }, body }));
  return { kind: 'item', item, columns: SETTINGS_COLUMNS };
}

async function wantedFrom(context: CommandContext, input: CommandInput) {
  const isOn = (name: string) => {
    const text = input.text(name);
    return text === undefined ? undefined : text === 'on';
  };
  const env = input.pairs('env');
  const body = {
    enabled: isOn('enabled'),
    forks: isOn('forks'),
    share_secrets: isOn('shareSecrets'),
    most_open: input.count('most', { min: 1, max: 50 }),
    keep_days: input.count('keepDays', { min: 1, max: 365 }),
    status_url: input.text('statusUrl'),
    env: Object.keys(env).length > 0 ? env : undefined,
    status_token: input.flag('statusToken') ? (await context.readInput()).trim() : undefined,
  };
  return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
}
