import { dataOf } from '@skydeck/sdk';
import type { CommandContext } from '../../context/command-context.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { KEY } from './key.js';

/** `skydeck key rotate` */
export async function rotate(context: CommandContext, input: CommandInput): Promise<Answer> {
  const path = { project: await context.project(), id: input.argument('id') };
  // A duration is never nothing, but an overlap may be.
  const overlapMs = input.text('overlap') === '0' ? 0 : input.durationMs('overlap');
  const body = overlapMs === undefined ? {} : { overlap_s: overlapMs / 1000 };
  const { auth } = await context.clients();
  const key = await dataOf(auth.POST(`${KEY}/rotate`, { params: { path }, body }));
  const isOver = overlapMs === 0;
  context.progress(
    `Keep the secret: it is shown only now. The key before works ${isOver ? 'no more' : 'for a while more'}.`,
  );
  return {
    kind: 'item',
    item: key,
    columns: ['id', 'name', 'product', 'mode', 'scopes', 'secret'],
  };
}
