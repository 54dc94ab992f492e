import { dataOf } from '@skydeck/sdk';
import { everyItem } from '../../api/every-item.js';
import type { CommandContext } from '../../context/command-context.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { vaultOf } from './vault-of.js';

const NOTE = '/api/v1/notes/{note}';
const BOXES = ['index', 'checked', 'text'] as const;
const MOST = 1_000_000;

const noteOf = (input: CommandInput) => ({ note: input.argument('note') });

/** `skydeck note checklist` */
export async function checklist(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { vault, headers } = await vaultOf(context);
  const params = { path: noteOf(input) };
  const { items } = await dataOf(vault.GET(`${NOTE}/checklist`, { params, headers }));
  return { kind: 'list', items, columns: BOXES, empty: 'It has no boxes.' };
}

/** `skydeck note tick` */
export async function tick(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { vault, headers } = await vaultOf(context);
  const params = { path: { ...noteOf(input), box: input.argument('box') } };
  const body = { checked: !input.flag('undo') };
  const ticked = vault.PATCH(`${NOTE}/checklist/{box}`, { params, body, headers });
  const { items } = await dataOf(ticked);
  return { kind: 'list', items, columns: BOXES, empty: 'It has no boxes.' };
}

/** `skydeck note history` */
export async function history(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { vault, headers } = await vaultOf(context);
  const revision = input.optionalArgument('revision');
  if (revision !== undefined) {
    const params = { path: { ...noteOf(input), revision } };
    const value = await dataOf(vault.GET(`${NOTE}/revisions/{revision}`, { params, headers }));
    return { kind: 'document', value, text: `# ${value.title}\n\n${value.body}` };
  }
  const items = await everyItem((query) =>
    vault.GET(`${NOTE}/revisions`, { params: { path: noteOf(input), query }, headers }),
  );
  const columns = ['revision', 'title', 'size_bytes', 'author', 'created_at'] as const;
  return { kind: 'list', items, columns, empty: 'It has no revisions.' };
}

/** `skydeck note diff` */
export async function diff(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { vault, headers } = await vaultOf(context);
  const [from, to] = ['from', 'to'].map((name) => input.count(name, { min: 1, max: MOST }));
  const query = { ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
  const params = { path: noteOf(input), query };
  const value = await dataOf(vault.GET(`${NOTE}/diff`, { params, headers }));
  return { kind: 'document', value, text: value.patch || 'Nothing changed.' };
}

/** `skydeck note revert` */
export async function revert(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { vault, headers } = await vaultOf(context);
  const params = { path: { ...noteOf(input), revision: input.argument('revision') } };
  const item = await dataOf(
    vault.POST(`${NOTE}/revisions/{revision}/restore`, { params, headers }),
  );
  return { kind: 'item', item, columns: ['id', 'title', 'revision', 'version'] };
}
