import type { CommandContext } from '../../context/command-context.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { ended, finish, operationIdOf } from './finish.js';
import { forgetHostKey } from './host-keys.js';
import { pathOf, readVps, SERVER } from './vps.js';
import { userDataFrom } from './user-data.js';

/** `skydeck vps resize` */
export async function resize(context: CommandContext, input: CommandInput): Promise<Answer> {
  const name = input.argument('vps');
  const path = await pathOf(context, name);
  const { platform } = await context.clients();
  const body = { size: input.text('size') ?? '', disk: !input.flag('keepDisk') };
  const { data } = await platform.POST(`${SERVER}/resize`, { params: { path }, body });
  return finish(context, input, data, { name });
}

/** `skydeck vps rebuild` */
export async function rebuild(context: CommandContext, input: CommandInput): Promise<Answer> {
  const userData = await userDataFrom(context, input);
  const { id, name, image } = await readVps(context, input.argument('vps'));
  const path = await pathOf(context, id);
  const wanted = input.text('image');
  await context.confirm(
    `Make the disk of "${name}" anew of ${wanted ?? image.slug}? Everything on it is lost.`,
    input.flag('yes'),
  );
  const { platform } = await context.clients();
  const body = { image: wanted, user_data: userData };
  const { data } = await platform.POST(`${SERVER}/rebuild`, { params: { path }, body });
  await forgetHostKey(context, id);
  return finish(context, input, data, { name, until: 'ready' });
}

/** `skydeck vps delete` */
export async function remove(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { id, name } = await readVps(context, input.argument('vps'));
  const path = await pathOf(context, id);
  await context.confirmName(
    `Delete the server "${name}" of ${path.project} with its disk and its snapshots?`,
    name,
    input.flag('yes'),
  );
  const { platform } = await context.clients();
  const { data } = await platform.DELETE(SERVER, { params: { path } });
  await forgetHostKey(context, id);
  await ended(context, input, operationIdOf(data), { name });
  const item = { id, name, deleted: input.flag('wait') };
  return { kind: 'item', item, columns: ['name', 'id', 'deleted'] };
}
