import path from 'node:path';
import { ApiRequestError, dataOf, type MessagingComponents } from '@skydeck/sdk';
import { everyItem } from '../../api/every-item.js';
import type { CommandContext } from '../../context/command-context.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { messagingOf } from '../message/message.js';
import { TEMPLATE_CHANNELS } from './template.commands.js';
import { readTemplate, writeTemplate } from './template-folder.js';
import { valuesOf } from './variable-values.js';

const TEMPLATES = '/api/v1/templates';
const TEMPLATE = `${TEMPLATES}/{template}` as const;
const MOST_VERSIONS = 2_147_483_647;

const COLUMNS = [
  'id',
  'name',
  { path: 'latest_version', title: 'newest' },
  { path: 'published_version', title: 'published' },
  { path: 'updated_at', title: 'changed' },
] as const;

/** `skydeck template list` */
export async function listAll(context: CommandContext): Promise<Answer> {
  const { messaging, headers } = await messagingOf(context);
  const items = await everyItem((query) =>
    messaging.GET(TEMPLATES, { params: { query }, headers }),
  );
  const empty = 'No templates. Make one with `skydeck template push <folder>`.';
  return { kind: 'list', items, columns: COLUMNS, empty };
}

/** `skydeck template pull` */
export async function pull(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { messaging, headers } = await messagingOf(context);
  const params = { path: { template: input.argument('name') } };
  const {
    name,
    description,
    latest_version: version,
  } = await dataOf(messaging.GET(TEMPLATE, { params, headers }));
  const { default_locale, variables, locales } = await dataOf(
    messaging.GET(`${TEMPLATE}/versions/{version}`, {
      params: { path: { template: name, version } },
      headers,
    }),
  );
  const folder = path.join(input.text('dir') ?? 'templates', name);
  const content = { description, default_locale, variables, locales };
  const files = await writeTemplate(path.resolve(context.folder, folder), content);
  const item = { name, version, folder, files: files.length };
  return { kind: 'item', item, columns: ['name', 'version', 'folder', 'files'] };
}

/** `skydeck template push` */
export async function push(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { messaging, headers } = await messagingOf(context);
  const folder = path.resolve(context.folder, input.argument('folder'));
  const name = path.basename(folder);
  // The service checks it: a folder may hold anything.
  const content = (await readTemplate(folder)) as Content;
  const saved = await save({ messaging, headers }, name, content);
  if (!input.flag('publish')) return { kind: 'item', item: saved, columns: COLUMNS };
  const published = await dataOf(
    messaging.POST(`${TEMPLATE}/publish`, {
      params: { path: { template: name } },
      body: { version: saved.latest_version },
      headers,
    }),
  );
  return { kind: 'item', item: published, columns: COLUMNS };
}

/** What a folder holds: all of a template but its name. */
type Content = Omit<MessagingComponents['schemas']['CreateTemplate'], 'name'>;

async function save(
  { messaging, headers }: Awaited<ReturnType<typeof messagingOf>>,
  name: string,
  content: Content,
) {
  const params = { path: { template: name } };
  try {
    return await dataOf(messaging.PATCH(TEMPLATE, { params, body: content, headers }));
  } catch (error) {
    if (!(error instanceof ApiRequestError) || error.code !== 'template.not_found') throw error;
    const body = { name, ...content };
    return dataOf(messaging.POST(TEMPLATES, { body, headers }));
  }
}

/** `skydeck template preview` */
export async function preview(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { messaging, headers } = await messagingOf(context);
  const item = await dataOf(
    messaging.POST(`${TEMPLATE}/preview`, {
      params: { path: { template: input.argument('name') } },
      body: {
        channel: input.choice('channel', TEMPLATE_CHANNELS),
        locale: input.text('locale'),
        version: input.count('versionNumber', { min: 1, max: MOST_VERSIONS }),
        variables: valuesOf(input.pairs('var')),
      },
      headers,
    }),
  );
  const columns = ['locale', 'content.subject', 'content.text', 'content.html'];
  return { kind: 'item', item, columns };
}

/** `skydeck template publish` */
export async function publish(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { messaging, headers } = await messagingOf(context);
  const item = await dataOf(
    messaging.POST(`${TEMPLATE}/publish`, {
      params: { path: { template: input.argument('name') } },
      body: { version: input.count('versionNumber', { min: 1, max: MOST_VERSIONS }) },
      headers,
    }),
  );
  return { kind: 'item', item, columns: COLUMNS };
}

/** `skydeck template delete` */
export async function remove(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { messaging, headers } = await messagingOf(context);
  const params = { path: { template: input.argument('name') } };
  await context.confirm(`Delete the template ${params.path.template}?`, input.flag('yes'));
  const item = await dataOf(messaging.DELETE(TEMPLATE, { params, headers }));
  return { kind: 'item', item, columns: ['id', 'deleted'] };
}
