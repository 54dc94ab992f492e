import { dataOf, type VaultComponents } from '@skydeck/sdk';
import { everyItem } from '../../api/every-item.js';
import type { CommandContext } from '../../context/command-context.js';
import { usageError } from '../../failures/cli-error.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { vaultOf } from './vault-of.js';

type Update = VaultComponents['schemas']['UpdateTask'];

const TASK = '/api/v1/tasks/{task}';
const OF_LIST = '/api/v1/lists/{list}/tasks';
const COLUMNS = ['id', 'title', 'done', 'due.date', 'due.at', 'priority', 'rrule'] as const;

/** `skydeck task list` */
export async function list(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { vault, headers } = await vaultOf(context);
  const path = { list: input.argument('list') };
  const wanted = Object.fromEntries(
    [
      ['done', input.flag('all') ? undefined : 'false'],
      ['label', input.text('label')],
      ['assignee', input.text('assignee')],
      ['section_id', input.text('section')],
      ['due_before', input.text('dueBefore')],
    ].filter(([, value]) => value !== undefined),
  ) as object;
  const items = await everyItem((page) =>
    vault.GET(OF_LIST, { params: { path, query: { ...page, ...wanted } }, headers }),
  );
  return { kind: 'list', items, columns: COLUMNS, empty: 'Nothing is to be done.' };
}

/** `skydeck task show` */
export async function show(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { vault, headers } = await vaultOf(context);
  const params = { path: { task: input.argument('task') } };
  const item = await dataOf(vault.GET(TASK, { params, headers }));
  return { kind: 'item', item, columns: [...COLUMNS, 'notes', 'labels', 'assignee'] };
}

/** `skydeck task add` */
export async function add(context: CommandContext, input: CommandInput): Promise<Answer> {
  const body = { title: input.argument('title'), ...given(input), ...placeOf(input) };
  const { vault, headers } = await vaultOf(context);
  const params = { path: { list: input.argument('list') } };
  const item = await dataOf(vault.POST(OF_LIST, { params, body, headers }));
  return { kind: 'item', item, columns: COLUMNS };
}

/** `skydeck task edit` */
export function edit(context: CommandContext, input: CommandInput): Promise<Answer> {
  const title = input.text('title');
  return change(context, input, { ...given(input), ...(title !== undefined && { title }) });
}

/** `skydeck task done` */
export function done(context: CommandContext, input: CommandInput): Promise<Answer> {
  return change(context, input, { done: !input.flag('undo') });
}

/** `skydeck task move` */
export async function move(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { vault, headers } = await vaultOf(context);
  const params = { path: { task: input.argument('task') } };
  const section = input.text('section');
  const body = { ...placeOf(input), ...(section !== undefined && { section_id: section }) };
  const item = await dataOf(vault.POST(`${TASK}/move`, { params, body, headers }));
  return { kind: 'item', item, columns: COLUMNS };
}

/** `skydeck task delete` */
export async function remove(context: CommandContext, input: CommandInput): Promise<Answer> {
  const id = input.argument('task');
  await context.confirm(`Delete ${id} with its subtasks?`, input.flag('yes'));
  const { vault, headers } = await vaultOf(context);
  const item = await dataOf(vault.DELETE(TASK, { params: { path: { task: id } }, headers }));
  return { kind: 'item', item, columns: ['id', 'deleted'] };
}

async function change(context: CommandContext, input: CommandInput, body: Update): Promise<Answer> {
  const { vault, headers } = await vaultOf(context);
  const params = { path: { task: input.argument('task') } };
  const item = await dataOf(vault.PATCH(TASK, { params, body, headers }));
  return { kind: 'item', item, columns: COLUMNS };
}

function placeOf(input: CommandInput): { before_id?: string; after_id?: string } {
  const [before, after] = [input.text('before'), input.text('after')];
  if (before !== undefined && after !== undefined) {
    throw usageError('Give one of --before and --after.');
  }
  return {
    ...(before !== undefined && { before_id: before }),
    ...(after !== undefined && { after_id: after }),
  };
}

/** What options say of a task. */
function given(input: CommandInput): Update {
  const labels = input.list('label');
  const priority = input.count('priority', { min: 0, max: 9 });
  const texts = { parent_id: 'parent', section_id: 'section', rrule: 'repeat' } as const;
  const said = Object.entries({ ...texts, assignee: 'assignee', notes: 'notes' })
    .map(([field, option]) => [field, input.text(option)])
    .filter(([, value]) => value !== undefined);
  return {
    ...(Object.fromEntries(said) as Update),
    ...dueOf(input),
    ...(labels.length > 0 && { labels: [...labels] }),
    ...(priority !== undefined && { priority }),
  };
}

function dueOf(input: CommandInput): Pick<Update, 'due'> {
  const [due, zone] = [input.text('due'), input.text('zone') ?? 'UTC'];
  if (due === undefined) return {};
  const isDay = /^\d{4}-\d\d-\d\d$/.test(due);
  return { due: isDay ? { date: due, time_zone: zone } : { at: due, time_zone: zone } };
}
