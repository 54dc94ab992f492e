import { dataOf } from '@skydeck/sdk';
import type { CommandContext } from '../../context/command-context.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { hasBrowser, openBrowser } from '../../terminal/open-browser.js';
import { ROLES } from './costream.commands.js';
import { ROOM, roomOf } from './room-of.js';

/** `skydeck costream token` */
export async function token(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { platform, path } = await roomOf(context, input);
  const [name, ttlMs] = [input.text('name'), input.durationMs('ttl')];
  const body = {
    identity: input.argument('identity'),
    ...(name !== undefined && { name }),
    ...(input.text('role') !== undefined && { role: input.choice('role', ROLES) }),
    ...(ttlMs !== undefined && { ttl_s: ttlMs / 1000 }),
    ...(input.flag('single-use') && { single_use: true }),
  };
  const item = await dataOf(platform.POST(`${ROOM}/tokens`, { params: { path }, body }));
  if (!input.flag('open')) {
    const columns = ['id', 'identity', 'engine', 'url', 'expires_at', 'join_url', 'token'];
    return { kind: 'item', item, columns };
  }
  const url = item.join_url;
  if (context.isInteractive && hasBrowser(context.environment)) openBrowser(url);
  return { kind: 'document', value: { url }, text: url };
}
