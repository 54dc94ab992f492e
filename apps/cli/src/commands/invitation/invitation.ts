import { dataOf } from '@skydeck/sdk';
import { everyItem } from '../../api/every-item.js';
import type { CommandContext } from '../../context/command-context.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';

const OWN = '/api/v1/invitations';
const ONE = `${OWN}/{token_or_id}` as const;
const COLUMNS = [
  'id',
  { path: 'project.slug', title: 'project' },
  'role',
  { path: 'invited_by.name', title: 'invited by' },
  'status',
  { path: 'expires_at', title: 'expires' },
] as const;

/** `skydeck invitation list` */
export async function listAll(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { auth } = await context.clients();
  const filter = input.flag('all') ? {} : { status: 'pending' as const };
  const items = await everyItem((page) =>
    auth.GET(OWN, { params: { query: { ...page, ...filter } } }),
  );
  return { kind: 'list', items, columns: COLUMNS, empty: 'Nobody has invited you.' };
}

/** `skydeck invitation accept` */
export async function accept(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { auth } = await context.clients();
  const path = { token_or_id: input.argument('invitation') };
  const item = await dataOf(auth.POST(`${ONE}/accept`, { params: { path } }));
  context.progress(`Work in it with \`skydeck project use ${item.project.slug}\`.`);
  return { kind: 'item', item, columns: COLUMNS };
}

/** `skydeck invitation decline` */
export async function decline(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { auth } = await context.clients();
  const path = { token_or_id: input.argument('invitation') };
  const item = await dataOf(auth.POST(`${ONE}/decline`, { params: { path } }));
  return { kind: 'item', item, columns: COLUMNS };
}
