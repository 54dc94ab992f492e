import { dataOf } from '@skydeck/sdk';
import { everyItem } from '../../api/every-item.js';
import type { Invitation } from '../../api/resources.js';
import type { CommandContext } from '../../context/command-context.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { ROLES } from './roles.js';

const INVITATIONS = '/api/v1/projects/{project}/invitations';
const INVITATION = `${INVITATIONS}/{id}` as const;
const COLUMNS = [
  'id',
  'email',
  'role',
  'status',
  { path: 'mailed_at', title: 'mailed' },
  { path: 'expires_at', title: 'expires' },
] as const;

/** `skydeck project invite` */
export async function invite(context: CommandContext, input: CommandInput): Promise<Answer> {
  const project = await context.project();
  const { auth } = await context.clients();
  const body = { email: input.argument('email'), role: input.choice('role', ROLES) };
  const item = await dataOf(auth.POST(INVITATIONS, { params: { path: { project } }, body }));
  return shown(context, item);
}

/** `skydeck project invitations list` */
export async function listAll(context: CommandContext, input: CommandInput): Promise<Answer> {
  const project = await context.project();
  const { auth } = await context.clients();
  const status = input.text('status') as Invitation['status'] | undefined;
  const items = await everyItem((page) =>
    auth.GET(INVITATIONS, { params: { path: { project }, query: { ...page, status } } }),
  );
  const empty = `No invitations to ${project}. Invite with \`skydeck project invite <email>\`.`;
  return { kind: 'list', items, columns: COLUMNS, empty };
}

/** `skydeck project invitations revoke` */
export async function revoke(context: CommandContext, input: CommandInput): Promise<Answer> {
  const path = { project: await context.project(), id: input.argument('id') };
  await context.confirm(`Take the invitation ${path.id} back?`, input.flag('yes'));
  const { auth } = await context.clients();
  const item = await dataOf(auth.DELETE(INVITATION, { params: { path } }));
  return { kind: 'item', item, columns: ['id', 'deleted'] };
}

/** `skydeck project invitations resend` */
export async function resend(context: CommandContext, input: CommandInput): Promise<Answer> {
  const path = { project: await context.project(), id: input.argument('id') };
  const { auth } = await context.clients();
  return shown(context, await dataOf(auth.POST(`${INVITATION}/resend`, { params: { path } })));
}

function shown(context: CommandContext, item: Invitation): Answer {
  if (item.mailed_at === null) {
    context.progress('The mail could not be sent. Try `skydeck project invitations resend`.');
  }
  return { kind: 'item', item, columns: COLUMNS };
}
