import type { PlatformComponents } from '@skydeck/sdk';
import { dataOf } from '@skydeck/sdk';
import type { CommandContext } from '../../context/command-context.js';
import { usageError } from '../../failures/cli-error.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { labelsFrom } from './labels.js';
import { pathOf, SERVER, SERVER_COLUMNS } from './vps.js';

type Change = PlatformComponents['schemas']['UpdateVps'];

/** `skydeck vps rename` */
export async function rename(context: CommandContext, input: CommandInput): Promise<Answer> {
  return change(context, input.argument('vps'), { name: input.argument('name') });
}

/** `skydeck vps protect` */
export async function protect(context: CommandContext, input: CommandInput): Promise<Answer> {
  return change(context, input.argument('vps'), { protected: true });
}

/** `skydeck vps unprotect` */
export async function unprotect(context: CommandContext, input: CommandInput): Promise<Answer> {
  return change(context, input.argument('vps'), { protected: false });
}

/** `skydeck vps update` */
export async function update(context: CommandContext, input: CommandInput): Promise<Answer> {
  const added = { tags: input.list('tag'), labels: labelsFrom(input.list('label')) };
  const removed = { tags: input.list('untag'), labels: input.list('unlabel') };
  const lists = [added.tags, Object.keys(added.labels), removed.tags, removed.labels];
  if (lists.every(({ length }) => length === 0)) throw usageError('Name something to change.');

  const name = input.argument('vps');
  const path = await pathOf(context, name);
  const { platform } = await context.clients();
  const { data, response } = await platform.GET(SERVER, { params: { path } });
  const { tags = [], labels = {} } = data?.data ?? {};
  const wanted: Change = {
    tags: [...tags.filter((tag) => !removed.tags.includes(tag)), ...added.tags],
    labels: { ...without(labels, removed.labels), ...added.labels },
  };
  // Both lists are sent whole: what somebody else added meanwhile must not be lost.
  return change(context, name, wanted, response.headers.get('etag') ?? undefined);
}

function without(labels: Readonly<Record<string, string>>, names: readonly string[]) {
  return Object.fromEntries(Object.entries(labels).filter(([name]) => !names.includes(name)));
}

async function change(
  context: CommandContext,
  vps: string,
  body: Change,
  etag?: string,
): Promise<Answer> {
  const path = await pathOf(context, vps);
  const { platform } = await context.clients();
  const params = { path, header: etag === undefined ? {} : { 'If-Match': etag } };
  const item = await dataOf(platform.PATCH(SERVER, { params, body }));
  return { kind: 'item', item, columns: SERVER_COLUMNS };
}
