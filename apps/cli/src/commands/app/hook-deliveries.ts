import { dataOf } from '@skydeck/sdk';
import { everyItem } from '../../api/every-item.js';
import type { CommandContext } from '../../context/command-context.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { APP } from './app.js';

const ALL = `${APP}/hook/deliveries` as const;
const COLUMNS = [
  'id',
  'provider',
  'kind',
  'outcome',
  'reason',
  { path: 'summary.branch', title: 'branch' },
  { path: 'summary.commit_sha', title: 'commit' },
  { path: 'deployment_id', title: 'deployment' },
  { path: 'created_at', title: 'received' },
];

/** `skydeck app hook deliveries` */
export async function deliveries(context: CommandContext, input: CommandInput): Promise<Answer> {
  const path = { project: await context.project(), app: input.argument('app') };
  const outcome = input.text('outcome') as 'deployed' | undefined;
  const { platform } = await context.clients();
  return {
    kind: 'list',
    items: await everyItem((query) =>
      platform.GET(ALL, { params: { path, query: { ...query, outcome } } }),
    ),
    columns: COLUMNS,
    empty: 'Nothing was delivered yet.',
  };
}

/** `skydeck app hook redeliver` */
export async function redeliver(context: CommandContext, input: CommandInput): Promise<Answer> {
  const app = input.argument('app');
  const hook_delivery = input.argument('delivery');
  const path = { project: await context.project(), app, hook_delivery };
  const { platform } = await context.clients();
  const again = `${ALL}/{hook_delivery}/redeliver` as const;
  const item = await dataOf(platform.POST(again, { params: { path } }));
  return { kind: 'item', item, columns: COLUMNS };
}
