import { dataOf } from '@skydeck/sdk';
import type { CommandContext } from '../../context/command-context.js';
import { usageError } from '../../failures/cli-error.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { describe, onePath } from './domain.js';

const ALL = '/v1/projects/{project}/apps/{app}/domains';
const WHICH = ['apex', 'www'] as const;

/** `skydeck domain set` */
export async function set(context: CommandContext, input: CommandInput): Promise<Answer> {
  const to = input.text('redirectTo');
  const status = input.text('status');
  const body = {
    ...(input.flag('primary') && { primary: true }),
    ...(input.flag('redirectOthers') && { redirect_others: true }),
    ...(to !== undefined && { redirect_to: to }),
    ...(input.flag('serve') && { redirect_to: null }),
    ...(status !== undefined && { redirect_status: Number(status) as 308 }),
  };
  if (Object.keys(body).length === 0) throw usageError('Say what visitors of it get.');
  const path = await onePath(context, input);
  const { platform } = await context.clients();
  return describe(await dataOf(platform.PATCH(`${ALL}/{domain}`, { params: { path }, body })));
}

/** `skydeck domain pair` */
export async function pair(context: CommandContext, input: CommandInput): Promise<Answer> {
  const path = { project: await context.project(), app: input.argument('app') };
  const primary = input.text('primary') === undefined ? 'apex' : input.choice('primary', WHICH);
  const { platform } = await context.clients();
  const body = { host: input.argument('host'), primary, redirect_status: 308 } as const;
  const made = await dataOf(platform.POST(`${ALL}/pair`, { params: { path }, body }));
  return {
    kind: 'list',
    items: [made.primary, made.other],
    columns: ['host', 'status', 'primary', { path: 'redirect_to', title: 'leads to' }, 'records'],
    empty: '',
  };
}
