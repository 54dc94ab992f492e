import { dataOf, type PlatformComponents } from '@skydeck/sdk';
import { everyItem } from '../../api/every-item.js';
import type { CommandContext } from '../../context/command-context.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';

const ALL = '/v1/projects/{project}/apps/{app}/domains';
const ONE = `${ALL}/{domain}` as const;
const COLUMNS = [
  'host',
  'status',
  'primary',
  { path: 'redirect_to', title: 'leads to' },
  { path: 'certificate.status', title: 'certificate' },
  { path: 'certificate.not_after', title: 'ends' },
  { path: 'created_at', title: 'created' },
] as const;

type Domain = PlatformComponents['schemas']['Domain'];

/** `skydeck domain add` */
export async function add(context: CommandContext, input: CommandInput): Promise<Answer> {
  const path = { project: await context.project(), app: input.argument('app') };
  const { platform: api } = await context.clients();
  // What is no kind of challenge is refused by the API, which names the ones there are.
  const challenge = input.text('challenge') as 'http-01' | 'dns-01' | undefined;
  const body = { host: input.argument('host'), challenge };
  return describe(await dataOf(api.POST(ALL, { params: { path }, body })));
}

/** `skydeck domain list` */
export async function listAll(context: CommandContext, input: CommandInput): Promise<Answer> {
  const path = { project: await context.project(), app: input.argument('app') };
  const { platform: api } = await context.clients();
  return {
    kind: 'list',
    items: await everyItem((query) => api.GET(ALL, { params: { path, query } })),
    columns: COLUMNS,
    empty: 'No domains. Add one with `skydeck domain add <app> <host>`.',
  };
}

/** `skydeck domain show` */
export async function show(context: CommandContext, input: CommandInput): Promise<Answer> {
  const path = await onePath(context, input);
  const { platform: api } = await context.clients();
  return describe(await dataOf(api.GET(ONE, { params: { path } })));
}

/** `skydeck domain verify` */
export async function verify(context: CommandContext, input: CommandInput): Promise<Answer> {
  const path = await onePath(context, input);
  const { platform: api } = await context.clients();
  return describe(await dataOf(api.POST(`${ONE}/verify`, { params: { path } })));
}

/** `skydeck domain remove` */
export async function remove(context: CommandContext, input: CommandInput): Promise<Answer> {
  const path = await onePath(context, input);
  await context.confirm(`Remove ${path.domain}? It answers no more.`, input.flag('yes'));
  const { platform: api } = await context.clients();
  const item = await dataOf(api.DELETE(ONE, { params: { path } }));
  return { kind: 'item', item, columns: ['id', 'deleted'] };
}

/** Where a domain is. */
export async function onePath(context: CommandContext, input: CommandInput) {
  const app = input.argument('app');
  return { project: await context.project(), app, domain: input.argument('domain') };
}

/** The records have a row each, as they are copied one by one. */
export function describe(item: Domain): Answer {
  const records = item.records.map((_record, index) => {
    return { path: `records.${index}`, title: `record ${index + 1}` };
  });
  return {
    kind: 'item',
    item,
    columns: [
      'host',
      'id',
      'status',
      'method',
      'problem',
      'primary',
      { path: 'redirect_to', title: 'leads to' },
      ...records,
      { path: 'certificate.status', title: 'certificate' },
      { path: 'certificate.not_after', title: 'ends' },
      { path: 'certificate.problem', title: 'certificate problem' },
    ],
  };
}
