import { dataOf } from '@skydeck/sdk';
import type { CommandContext } from '../../context/command-context.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { readOwnerToken } from '../auth/owner-token.js';
import { readVps } from './vps.js';

/** Longest that the API waits for the end in one request. */
const WAIT_S = 60;

/** `skydeck vps move` */
export async function move(context: CommandContext, input: CommandInput): Promise<Answer> {
  const to = input.text('to') ?? '';
  const { id } = await readVps(context, input.argument('vps'));
  const { platform } = await context.clients();
  const header = { 'Skydeck-Owner-Token': await readOwnerToken(context) };
  const params = { header, query: { wait: input.flag('wait') ? WAIT_S : 0 } };
  const item = await dataOf(platform.POST('/v1/vps-moves', { params, body: { vps: id, to } }));
  return { kind: 'item', item, columns: ['vps_id', 'from', 'to', 'status', 'error.message', 'id'] };
}
