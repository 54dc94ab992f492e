import { dataOf } from '@skydeck/sdk';
import type { CommandContext } from '../../context/command-context.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { APP } from './app.js';

type Environment = 'production' | 'staging' | 'preview';

/** `skydeck app env diff` */
export async function diff(context: CommandContext, input: CommandInput): Promise<Answer> {
  const path = { project: await context.project(), app: input.argument('app') };
  // What is no environment is refused by the API, which names the ones there are.
  const query = {
    from: input.text('from') as Environment | undefined,
    to: input.text('to') as Environment | undefined,
    with: input.text('with'),
  };
  const { platform } = await context.clients();
  const found = await dataOf(platform.GET(`${APP}/env-diff`, { params: { path, query } }));
  const side = ({ app, environment }: typeof found.from) => `${app} (${environment})`;
  context.progress(`From ${side(found.from)} to ${side(found.to)}`);
  const kinds = ['added', 'removed', 'changed', 'same'] as const;
  return {
    kind: 'list',
    items: kinds.flatMap((kind) => found[kind].map((key) => ({ key, difference: kind }))),
    columns: ['key', 'difference'],
    empty: 'Neither has any variables.',
  };
}
