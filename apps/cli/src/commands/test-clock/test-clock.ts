import { setTimeout as pause } from 'node:timers/promises';
import { dataOf } from '@skydeck/sdk';
import { payOf } from '../../api/pay-of.js';
import type { CommandContext } from '../../context/command-context.js';
import { usageError } from '../../failures/cli-error.js';
import type { Answer } from '../../output/answer.js';
import { type CommandInput, parseDurationMs } from '../../program/command-input.js';

const CLOCK = '/api/v1/test-clock';
const ADVANCE = '/api/v1/test-clock/advance';
const DAYS = { d: 1, w: 7 } as const;
const DAY_S = 86_400;
const PAUSE_MS = 500;

/** `skydeck test-clock create` */
export async function create(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { pay, headers } = await payOf(context);
  const at = input.text('at');
  const body = at === undefined ? {} : { now_at: at };
  return arrived(context, input, await dataOf(pay.POST(CLOCK, { body, headers })));
}

/** `skydeck test-clock show` */
export async function show(context: CommandContext): Promise<Answer> {
  return shown(await read(context));
}

/** `skydeck test-clock advance` */
export async function advance(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { pay, headers } = await payOf(context);
  const [by, to] = [input.text('by'), input.text('to')];
  if ((by === undefined) === (to === undefined)) throw usageError('Give either --by or --to.');
  const body = by === undefined ? { to: String(to) } : { by: secondsOf(by) };
  return arrived(context, input, await dataOf(pay.POST(ADVANCE, { body, headers })));
}

/** `skydeck test-clock remove` */
export async function remove(context: CommandContext): Promise<Answer> {
  const { pay, headers } = await payOf(context);
  const item = await dataOf(pay.DELETE(CLOCK, { headers }));
  return { kind: 'item', item, columns: ['id', 'deleted'] };
}

/** Seconds of a duration, which may also be in days or weeks. */
export function secondsOf(text: string): number {
  const [, count, unit] = /^([1-9]\d*)([dw])$/.exec(text) ?? [];
  if (count === undefined) return parseDurationMs(text, '--by') / 1000;
  return Number(count) * DAYS[unit as keyof typeof DAYS] * DAY_S;
}

type Clock = Awaited<ReturnType<typeof read>>;

async function read(context: CommandContext) {
  const { pay, headers } = await payOf(context);
  return dataOf(pay.GET(CLOCK, { headers }));
}

/** The clock when it is there, unless nobody wants to wait for that. */
async function arrived(
  context: CommandContext,
  input: CommandInput,
  begun: Clock,
): Promise<Answer> {
  let clock = begun;
  while (input.flag('wait') && clock.status === 'advancing') {
    context.progress(`→ it is ${clock.now_at}, and goes on to ${clock.target_at}`);
    await pause(PAUSE_MS, undefined, { signal: context.signal });
    clock = await read(context);
  }
  return shown(clock);
}

const shown = (item: Clock): Answer => ({
  kind: 'item',
  item,
  columns: [{ path: 'now_at', title: 'time' }, 'status', { path: 'target_at', title: 'goes to' }],
});
