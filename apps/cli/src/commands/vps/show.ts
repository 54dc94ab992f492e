import { dataOf } from '@skydeck/sdk';
import { everyItem } from '../../api/every-item.js';
import type { CommandContext } from '../../context/command-context.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { STATES } from './states.js';
import { LIST_COLUMNS, readVps, SERVER_COLUMNS, SERVERS } from './vps.js';

/** `skydeck vps list` */
export async function listAll(context: CommandContext, input: CommandInput): Promise<Answer> {
  const project = await context.project();
  const { platform } = await context.clients();
  const filter = {
    state: input.text('state') === undefined ? undefined : input.choice('state', STATES),
    tag: input.text('tag'),
    label: input.text('label'),
  };
  const isFiltered = Object.values(filter).some((value) => value !== undefined);
  return {
    kind: 'list',
    items: await everyItem((page) =>
      platform.GET(SERVERS, { params: { path: { project }, query: { ...page, ...filter } } }),
    ),
    columns: LIST_COLUMNS,
    empty: isFiltered
      ? `No such servers in ${project}.`
      : `No servers in ${project} yet. Create one with \`skydeck vps create\`.`,
  };
}

/** `skydeck vps show` */
export async function show(context: CommandContext, input: CommandInput): Promise<Answer> {
  const item = await readVps(context, input.argument('vps'));
  return { kind: 'item', item, columns: SERVER_COLUMNS };
}

/** `skydeck vps sizes` */
export async function sizes(context: CommandContext): Promise<Answer> {
  const { platform } = await context.clients();
  const { items } = await dataOf(platform.GET('/v1/vps-sizes'));
  return {
    kind: 'list',
    items,
    columns: [
      { path: 'slug', title: 'size' },
      { path: 'vcpus', title: 'processors' },
      { path: 'cpu_share', title: 'share' },
      { path: 'memory_mb', title: 'memory MiB' },
      { path: 'disk_gb', title: 'disk GiB' },
    ],
    empty: 'No size fits on this machine.',
  };
}
