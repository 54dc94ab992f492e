import { dataOf } from '@skydeck/sdk';
import { everyItem } from '../../api/every-item.js';
import type { CommandContext } from '../../context/command-context.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { MODES, PRODUCTS } from './products.js';

/** `skydeck product list` */
export async function listAll(context: CommandContext): Promise<Answer> {
  const project = await context.project();
  const { auth } = await context.clients();
  const items = await everyItem(() =>
    auth.GET('/api/v1/projects/{project}/products', { params: { path: { project } } }),
  );
  return {
    kind: 'list',
    items,
    columns: ['product', 'title', 'base_url', { path: 'provisioned_at', title: 'provisioned' }],
    empty: 'This installation offers no products.',
  };
}

/** `skydeck product provision` */
export async function provision(context: CommandContext, input: CommandInput): Promise<Answer> {
  const project = await context.project();
  const { auth } = await context.clients();
  const product = input.argumentOf('product', PRODUCTS);
  const path = { project, product };
  const body = { mode: input.choice('mode', MODES), name: input.text('name') ?? product };
  const provisioned = await dataOf(
    auth.POST('/api/v1/projects/{project}/products/{product}', {
      params: { path },
      body,
    }),
  );
  context.progress('Keep the secret: it is shown only now.');
  return {
    kind: 'item',
    item: provisioned,
    columns: [
      'product',
      'base_url',
      { path: 'key.id', title: 'key' },
      { path: 'key.mode', title: 'mode' },
      { path: 'key.secret', title: 'secret' },
    ],
  };
}
