import { dataOf } from '@skydeck/sdk';
import { everyItem } from '../../api/every-item.js';
import type { CommandContext } from '../../context/command-context.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { KINDS } from './ingress.commands.js';
import { roomIdOf, roomOf } from './room-of.js';

const INGRESSES = '/v1/projects/{project}/costream/ingresses';
const INGRESS = `${INGRESSES}/{ingress}` as const;
const COLUMNS = ['id', 'room_id', 'identity', 'kind', 'status', 'url', 'last_error'] as const;
const KEY_COLUMNS = ['id', 'url', 'stream_key'] as const;

/** `skydeck costream ingress create` */
export async function create(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { platform, path } = await roomOf(context, input);
  const name = input.text('name');
  const body = {
    room: path.room,
    identity: input.argument('identity'),
    kind: input.choice('kind', KINDS),
    ...(name !== undefined && { name }),
  };
  const params = { path: { project: path.project } };
  const item = await dataOf(platform.POST(INGRESSES, { params, body }));
  return { kind: 'item', item, columns: KEY_COLUMNS };
}

/** `skydeck costream ingress list` */
export async function listAll(context: CommandContext, input: CommandInput): Promise<Answer> {
  const project = await context.project();
  const { platform } = await context.clients();
  const name = input.text('room');
  const filter = name === undefined ? {} : { room: await roomIdOf(platform, project, name) };
  const items = await everyItem((page) =>
    platform.GET(INGRESSES, { params: { path: { project }, query: { ...page, ...filter } } }),
  );
  return { kind: 'list', items, columns: COLUMNS, empty: 'Nothing publishes into rooms.' };
}

/** `skydeck costream ingress show` */
export async function show(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { platform, params } = await ingressOf(context, input);
  const item = await dataOf(platform.GET(INGRESS, { params }));
  return { kind: 'item', item, columns: [...COLUMNS, 'connected_at'] };
}

/** `skydeck costream ingress reset-key` */
export async function resetKey(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { platform, params } = await ingressOf(context, input);
  const question = 'Give it another key? Whoever has the old one cannot publish any more.';
  await context.confirm(question, input.flag('yes'));
  const item = await dataOf(platform.POST(`${INGRESS}/reset-key`, { params }));
  return { kind: 'item', item, columns: KEY_COLUMNS };
}

/** `skydeck costream ingress delete` */
export async function remove(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { platform, params } = await ingressOf(context, input);
  await context.confirm('Delete it? What is published to it ends.', input.flag('yes'));
  await platform.DELETE(INGRESS, { params });
  const item = { id: params.path.ingress, deleted: true };
  return { kind: 'item', item, columns: ['id', 'deleted'] };
}

async function ingressOf(context: CommandContext, input: CommandInput) {
  const { platform } = await context.clients();
  const path = { project: await context.project(), ingress: input.argument('ingress') };
  return { platform, params: { path } };
}
