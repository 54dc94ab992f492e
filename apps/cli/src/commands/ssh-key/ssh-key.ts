import { dataOf } from '@skydeck/sdk';
import { everyItem } from '../../api/every-item.js';
import type { CommandContext } from '../../context/command-context.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { publicKeyIn } from '../vps/public-key.js';

export const SSH_KEYS = '/v1/projects/{project}/ssh-keys';
const SSH_KEY = `${SSH_KEYS}/{key}` as const;

const COLUMNS = ['name', 'fingerprint', { path: 'created_at', title: 'created' }] as const;

/** `skydeck ssh-key add` */
export async function add(context: CommandContext, input: CommandInput): Promise<Answer> {
  const publicKey = await publicKeyIn(context, input.argument('file'));
  const body = { name: input.argument('name'), public_key: publicKey };
  const path = { project: await context.project() };
  const { platform } = await context.clients();
  const item = await dataOf(platform.POST(SSH_KEYS, { params: { path }, body }));
  return { kind: 'item', item, columns: COLUMNS };
}

/** `skydeck ssh-key list` */
export async function listAll(context: CommandContext): Promise<Answer> {
  const path = { project: await context.project() };
  const { platform } = await context.clients();
  return {
    kind: 'list',
    items: await everyItem((query) => platform.GET(SSH_KEYS, { params: { path, query } })),
    columns: COLUMNS,
    empty: 'No SSH keys yet. Add one with `skydeck ssh-key add laptop ~/.ssh/id_ed25519.pub`.',
  };
}

/** `skydeck ssh-key delete` */
export async function remove(context: CommandContext, input: CommandInput): Promise<Answer> {
  const key = input.argument('key');
  const path = { project: await context.project(), key };
  await context.confirm(
    `Delete the SSH key "${key}"? Servers that were made with it keep it.`,
    input.flag('yes'),
  );
  const { platform } = await context.clients();
  const item = await dataOf(platform.DELETE(SSH_KEY, { params: { path } }));
  return { kind: 'item', item, columns: ['id', 'deleted'] };
}
