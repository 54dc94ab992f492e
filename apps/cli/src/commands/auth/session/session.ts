import { dataOf } from '@skydeck/sdk';
import { everyItem } from '../../../api/every-item.js';
import type { CommandContext } from '../../../context/command-context.js';
import { usageError } from '../../../failures/cli-error.js';
import type { Answer } from '../../../output/answer.js';
import type { CommandInput } from '../../../program/command-input.js';

const SESSIONS = '/api/v1/auth/accounts/sessions';
const COLUMNS = [
  'id',
  'client',
  { path: 'is_current', title: 'this one' },
  'ip',
  { path: 'user_agent', title: 'program' },
  { path: 'refreshed_at', title: 'last seen' },
] as const;

const sessionsOf = async (context: CommandContext) => {
  const { auth } = await context.clients();
  return everyItem((page) => auth.GET(SESSIONS, { params: { query: page } }));
};

/** `skydeck auth sessions list` */
export async function listAll(context: CommandContext): Promise<Answer> {
  const items = await sessionsOf(context);
  return { kind: 'list', items, columns: COLUMNS, empty: 'You are signed in nowhere.' };
}

/** `skydeck auth sessions revoke` */
export async function revoke(context: CommandContext, input: CommandInput): Promise<Answer> {
  const id = input.optionalArgument('id');
  if ((id !== undefined) === input.flag('others')) throw usageError('Name one id, or --others.');
  const ids =
    id === undefined
      ? (await sessionsOf(context)).filter((one) => !one.is_current).map((one) => one.id)
      : [id];
  await context.confirm(`End ${id ?? `${ids.length} other sessions`}?`, input.flag('yes'));
  const { auth } = await context.clients();
  const items: object[] = [];
  for (const one of ids) {
    const params = { path: { id: one } };
    items.push(await dataOf(auth.DELETE(`${SESSIONS}/{id}`, { params })));
  }
  return { kind: 'list', items, columns: ['id', 'deleted'], empty: 'There is no other session.' };
}
