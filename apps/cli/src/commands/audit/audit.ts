import { everyItem } from '../../api/every-item.js';
import type { CommandContext } from '../../context/command-context.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { SERVICES } from '../event/services.js';

const COLUMNS = [
  'at',
  { path: 'actor.id', title: 'actor' },
  'action',
  'target',
  'before',
  'after',
] as const;

/** `skydeck audit list` */
export async function listAll(context: CommandContext, input: CommandInput): Promise<Answer> {
  const project = await context.project();
  const service = input.choice('service', SERVICES);
  const client = (await context.clients()).shared(service);
  const filter = {
    actor: input.text('actor'),
    action: input.text('action'),
    target: input.text('target'),
    since: input.text('since'),
    until: input.text('until'),
  };
  const most = input.count('tail', { min: 1, max: 1000 });
  const items = await everyItem((page) => {
    const params = { path: { project }, query: { ...page, ...filter } };
    return client.GET('/v1/projects/{project}/audit', { params });
  }, most);
  return { kind: 'list', items, columns: COLUMNS, empty: 'Nothing was changed yet.' };
}
