import { dataOf } from '@skydeck/sdk';
import type { CommandContext } from '../../context/command-context.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';

const PROJECT = '/api/v1/projects/{project}';

/** `skydeck project update` */
export async function update(context: CommandContext, input: CommandInput): Promise<Answer> {
  const params = { path: { project: input.argument('project') } };
  const { auth } = await context.clients();
  const body = { name: input.text('name') ?? '' };
  const item = await dataOf(auth.PATCH(PROJECT, { params, body }));
  return { kind: 'item', item, columns: ['slug', 'name', 'role', 'id'] };
}

/** `skydeck project delete` */
export async function remove(context: CommandContext, input: CommandInput): Promise<Answer> {
  const params = { path: { project: input.argument('project') } };
  const { auth } = await context.clients();
  const { id, name, slug } = await dataOf(auth.GET(PROJECT, { params }));
  const question = `Delete the project "${name}" with everything in it?`;
  await context.confirmName(question, slug, input.flag('yes'));
  const item = await dataOf(auth.DELETE(PROJECT, { params }));
  // What is gone must not be worked in any more.
  if ([id, slug].includes((await context.stored()).project ?? '')) {
    await context.store({ project: undefined });
  }
  return { kind: 'item', item, columns: ['id', 'deleted'] };
}
