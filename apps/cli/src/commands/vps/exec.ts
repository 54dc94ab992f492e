import { dataOf } from '@skydeck/sdk';
import type { CommandContext } from '../../context/command-context.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { pathOf, SERVER } from './vps.js';

/** The service ends a command that takes longer. */
const LONGEST_S = 60;

/** `skydeck vps exec` */
export async function exec(context: CommandContext, input: CommandInput): Promise<Answer> {
  const path = await pathOf(context, input.argument('vps'));
  const words = input.arguments('command');
  const [only = ''] = words;
  const body = {
    // One word is a line for a shell, as ssh has it; several are a program and its arguments.
    command: words.length === 1 ? only : [...words],
    stdin: input.flag('stdin') ? await context.readInput() : undefined,
    timeout_s: Math.min(LONGEST_S, Math.ceil((context.globals.timeoutMs ?? Infinity) / 1000)),
  };
  const { platform } = await context.clients();
  const result = await dataOf(platform.POST(`${SERVER}/exec`, { params: { path }, body }));
  if (context.globals.format === 'table' && result.stderr !== '') {
    context.progress(withoutLineEnd(result.stderr));
  }
  if (result.truncated) context.progress('It wrote more than 1 MiB; the rest is not shown.');
  const text = withoutLineEnd(result.stdout);
  return { kind: 'document', value: result, text, exitCode: result.exit_code };
}

/** The output layer ends the line itself. */
const withoutLineEnd = (text: string) => text.replace(/\n$/, '');
