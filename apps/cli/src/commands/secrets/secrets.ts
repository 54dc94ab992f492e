import type { CommandContext } from '../../context/command-context.js';
import { operate } from '../../operate/operate.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';

interface Changed {
  /** How many secrets are accepted besides the one in force. */
  readonly accepted: number;
}

const COLUMNS = [{ path: 'accepted', title: 'accepted besides' }] as const;

/** `skydeck secrets rotate` */
export async function rotate(context: CommandContext): Promise<Answer> {
  const item = await operate<Changed>(context, 'secrets rotate', {});
  context.progress('A new service secret is in force from the next start on: npm start');
  return { kind: 'item', item, columns: COLUMNS };
}

/** `skydeck secrets retire` */
export async function retire(context: CommandContext, input: CommandInput): Promise<Answer> {
  const item = await operate<Changed>(context, 'secrets retire', {
    is_undone: input.flag('undo'),
  });
  return { kind: 'item', item, columns: COLUMNS };
}
