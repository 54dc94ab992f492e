import { dataOf } from '@skydeck/sdk';
import type { CommandContext } from '../../context/command-context.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { printable } from '../../terminal/printable.js';
import { pathOf, SERVER } from './vps.js';

const MOST_LINES = 100_000;

/** `skydeck vps logs` */
export async function logs(context: CommandContext, input: CommandInput): Promise<Answer> {
  const tail = input.count('tail', { min: 1, max: MOST_LINES });
  const path = await pathOf(context, input.argument('vps'));
  const { platform } = await context.clients();
  const log = await dataOf(platform.GET(`${SERVER}/console-log`, { params: { path } }));
  const lines = log.text.trimEnd().split('\n');
  const shown = tail === undefined ? lines : lines.slice(-tail);
  const text = shown.map((line) => printable(line, context.hasColors)).join('\n');
  return { kind: 'document', value: { ...log, text: shown.join('\n') }, text };
}
