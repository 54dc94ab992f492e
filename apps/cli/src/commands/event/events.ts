import { everyItem } from '../../api/every-item.js';
import type { Event } from '../../api/resources.js';
import type { CommandContext } from '../../context/command-context.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { printable } from '../../terminal/printable.js';
import { follow } from '../app/follow.js';
import type { Product } from '../product/products.js';
import { SERVICES, streamRoute } from './services.js';

const COLUMNS = ['created_at', 'type', 'data', 'id'] as const;

/** `skydeck events` */
export async function events(context: CommandContext, input: CommandInput): Promise<Answer> {
  const project = await context.project();
  const service = input.choice('service', SERVICES);
  const types = input.list('type');
  if (input.flag('follow')) {
    const route = streamRoute(service, project, types);
    const line = ({ created_at, type, data }: Event) =>
      printable(`${created_at}  ${type}  ${JSON.stringify(data)}`, context.hasColors);
    const stream = follow(context, { ...route, service, keepsTrying: true });
    return { kind: 'stream', items: dataOfEach(stream), line };
  }
  const most = input.count('tail', { min: 1, max: 1000 }) ?? 20;
  const items = await latest(context, service, { project, types, most });
  return {
    kind: 'list',
    items,
    columns: COLUMNS,
    empty: `Nothing happened in ${project} in the last 30 days.`,
  };
}

interface Wanted {
  readonly project: string;
  readonly types: readonly string[];
  readonly most: number;
}

async function latest(
  context: CommandContext,
  service: Product,
  { project, types, most }: Wanted,
): Promise<Event[]> {
  const client = (await context.clients()).shared(service);
  const type = types.length > 0 ? types.join(',') : undefined;
  return everyItem((page) => {
    const params = { path: { project }, query: { ...page, type } };
    return client.GET('/v1/projects/{project}/events', { params });
  }, most);
}

async function* dataOfEach(stream: AsyncIterable<{ data: unknown }>): AsyncGenerator<Event> {
  for await (const { data } of stream) yield data as Event;
}
