import type { CommandContext } from '../../context/command-context.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { usageError } from '../../failures/cli-error.js';
import { finish } from './finish.js';
import { pathOf, SERVER } from './vps.js';

const MOST_GRACE_MS = 300_000;

/** `skydeck vps start` */
export async function start(context: CommandContext, input: CommandInput): Promise<Answer> {
  const name = input.argument('vps');
  const path = await pathOf(context, name);
  const { platform } = await context.clients();
  const { data } = await platform.POST(`${SERVER}/start`, { params: { path } });
  return finish(context, input, data, { name, until: 'ready' });
}

/** `skydeck vps stop` */
export async function stop(context: CommandContext, input: CommandInput): Promise<Answer> {
  const name = input.argument('vps');
  const body = stopping(input);
  const path = await pathOf(context, name);
  const { platform } = await context.clients();
  const { data } = await platform.POST(`${SERVER}/stop`, { params: { path }, body });
  return finish(context, input, data, { name });
}

/** `skydeck vps reboot` */
export async function reboot(context: CommandContext, input: CommandInput): Promise<Answer> {
  const name = input.argument('vps');
  const body = stopping(input);
  const path = await pathOf(context, name);
  const { platform } = await context.clients();
  const { data } = await platform.POST(`${SERVER}/reboot`, { params: { path }, body });
  return finish(context, input, data, { name, until: 'ready' });
}

function stopping(input: CommandInput) {
  const force = input.flag('force');
  const graceMs = input.durationMs('grace');
  if (force && graceMs !== undefined) throw usageError('Give --force or --grace, not both.');
  if (graceMs !== undefined && graceMs > MOST_GRACE_MS) {
    throw usageError('--grace is at most 300s.');
  }
  return { force, ...(graceMs !== undefined && { grace_s: graceMs / 1000 }) };
}
