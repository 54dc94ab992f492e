import type { CommandContext } from '../../context/command-context.js';
import { CliError } from '../../failures/cli-error.js';
import { operate } from '../../operate/operate.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';

interface Log {
  readonly items: readonly object[];
  readonly broken_at: number | null;
}

const COLUMNS = [
  'number',
  'at',
  { path: 'actor.user', title: 'user' },
  { path: 'actor.sudo_user', title: 'by sudo of' },
  'action',
  'outcome',
  'code',
  'input',
] as const;

/** `skydeck audit operator` */
export async function listOperators(context: CommandContext, input: CommandInput): Promise<Answer> {
  const most = input.count('tail', { min: 1, max: 10_000 });
  const { items, broken_at } = await operate<Log>(context, 'audit operator', { most });
  const text = `The log was changed: entry ${broken_at} is not what was written.`;
  const failure = broken_at === null ? undefined : new CliError('log_changed', text);
  const empty = 'Nothing was done to this installation yet.';
  return { kind: 'list', items, columns: COLUMNS, empty, ...(failure && { failure }) };
}
