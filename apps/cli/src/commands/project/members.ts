import { dataOf } from '@skydeck/sdk';
import { everyItem } from '../../api/every-item.js';
import type { Member } from '../../api/resources.js';
import type { CommandContext } from '../../context/command-context.js';
import { usageError } from '../../failures/cli-error.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { ROLES } from './roles.js';

const MEMBERS = '/api/v1/projects/{project}/members';
const MEMBER = `${MEMBERS}/{account_id}` as const;
const COLUMNS = [
  { path: 'account_id', title: 'account' },
  'email',
  'phone',
  'name',
  'role',
  'status',
] as const;

/** `skydeck project members list` */
export async function listAll(context: CommandContext, input: CommandInput): Promise<Answer> {
  const role = ROLES.find((one) => one === input.text('role'));
  const items = await membersOf(context, role && { role });
  return { kind: 'list', items, columns: COLUMNS, empty: 'Nobody has this role.' };
}

/** `skydeck project members set-role` */
export async function setRole(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { path } = await find(context, input.argument('member'));
  const role = ROLES.find((one) => one === input.argument('role')) ?? 'viewer';
  const { auth } = await context.clients();
  const item = await dataOf(auth.PATCH(MEMBER, { params: { path }, body: { role } }));
  return { kind: 'item', item, columns: COLUMNS };
}

/** `skydeck project members remove` */
export async function remove(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { path, member } = await find(context, input.argument('member'));
  const who = member.email ?? member.phone ?? member.account_id;
  await context.confirm(`Remove ${who} from ${path.project}?`, input.flag('yes'));
  const { auth } = await context.clients();
  const item = await dataOf(auth.DELETE(MEMBER, { params: { path } }));
  return { kind: 'item', item, columns: ['id', 'deleted'] };
}

async function membersOf(
  context: CommandContext,
  filter: { role?: Member['role'] } = {},
): Promise<Member[]> {
  const project = await context.project();
  const { auth } = await context.clients();
  return everyItem((page) =>
    auth.GET(MEMBERS, { params: { path: { project }, query: { ...page, ...filter } } }),
  );
}

async function find(context: CommandContext, named: string) {
  const project = await context.project();
  const wanted = named.toLowerCase();
  const member = (await membersOf(context)).find(({ account_id: id, email, phone }) =>
    [id, email, phone].includes(wanted),
  );
  if (!member) {
    throw usageError(
      `${named} is not a member of ${project}.`,
      'List them with `skydeck project members list`.',
    );
  }
  return { member, path: { project, account_id: member.account_id } };
}
