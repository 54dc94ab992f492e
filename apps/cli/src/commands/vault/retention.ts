import { dataOf } from '@skydeck/sdk';
import { everyItem } from '../../api/every-item.js';
import type { CommandContext } from '../../context/command-context.js';
import { usageError } from '../../failures/cli-error.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { spaceOf, vaultOf } from './vault-of.js';

const RULES = '/api/v1/retention-rules';
const RULE = `${RULES}/{retention_rule}` as const;
const COLUMNS = ['id', 'folder_id', 'tag', 'keep_days', 'delete_after_days'] as const;
const MOST_DAYS = 36_500;

/** `skydeck vault retention create` */
export async function create(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { vault, headers } = await vaultOf(context, input);
  const [folder, tag] = [input.text('folder'), input.text('tag')];
  if ((folder === undefined) === (tag === undefined)) {
    throw usageError('Give either --folder or --tag.');
  }
  const body = {
    ...spaceOf(input),
    ...(folder !== undefined && { folder_id: folder }),
    ...(tag !== undefined && { tag }),
    keep_days: daysOf(input, 'keep') ?? null,
    delete_after_days: daysOf(input, 'delete-after') ?? null,
  };
  const item = await dataOf(vault.POST(RULES, { body, headers }));
  return { kind: 'item', item, columns: COLUMNS };
}

/** `skydeck vault retention list` */
export async function list(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { vault, headers } = await vaultOf(context, input);
  const items = await everyItem((page) =>
    vault.GET(RULES, { params: { query: { ...page, ...spaceOf(input) } }, headers }),
  );
  return { kind: 'list', items, columns: COLUMNS, empty: 'No rules.' };
}

/** `skydeck vault retention show` */
export async function show(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { vault, headers } = await vaultOf(context, input);
  const item = await dataOf(vault.GET(RULE, { params: paramsOf(input), headers }));
  return { kind: 'item', item, columns: COLUMNS };
}

/** `skydeck vault retention update` */
export async function update(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { vault, headers } = await vaultOf(context, input);
  const [keep, after] = [daysOf(input, 'keep'), daysOf(input, 'delete-after')];
  if (keep === undefined && after === undefined) throw usageError('Give --keep or --delete-after.');
  const body = {
    ...(keep !== undefined && { keep_days: keep }),
    ...(after !== undefined && { delete_after_days: after }),
  };
  const item = await dataOf(vault.PATCH(RULE, { params: paramsOf(input), body, headers }));
  return { kind: 'item', item, columns: COLUMNS };
}

/** `skydeck vault retention delete` */
export async function remove(context: CommandContext, input: CommandInput): Promise<Answer> {
  const params = paramsOf(input);
  const { retention_rule: id } = params.path;
  await context.confirm(`Delete ${id}? It keeps nothing from then on.`, input.flag('yes'));
  const { vault, headers } = await vaultOf(context, input);
  const item = await dataOf(vault.DELETE(RULE, { params, headers }));
  return { kind: 'item', item, columns: ['id', 'deleted'] };
}

const paramsOf = (input: CommandInput) => ({ path: { retention_rule: input.argument('rule') } });

/** Days, or null for `none`; undefined when nothing is said. */
function daysOf(input: CommandInput, name: string): number | null | undefined {
  if (input.text(name) === 'none') return null;
  return input.count(name, { min: 1, max: MOST_DAYS });
}
