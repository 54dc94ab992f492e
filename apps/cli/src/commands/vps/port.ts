import { dataOf } from '@skydeck/sdk';
import { everyItem } from '../../api/every-item.js';
import type { CommandContext } from '../../context/command-context.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { PROTOCOLS } from './port.commands.js';
import { pathOf, SERVER } from './vps.js';

export const PORTS = `${SERVER}/ports` as const;

const LAST_PORT = 65_535;
const COLUMNS = [
  'id',
  'protocol',
  'address',
  { path: 'host_port', title: 'port' },
  { path: 'guest_port', title: 'leads to' },
] as const;

/** `skydeck vps port publish` */
export async function publish(context: CommandContext, input: CommandInput): Promise<Answer> {
  const bounds = { min: 1, max: LAST_PORT };
  const body = {
    protocol: input.choice('protocol', PROTOCOLS),
    guest_port: input.count('port', bounds) ?? 0,
    host_port: input.count('hostPort', bounds),
  };
  const path = await pathOf(context, input.argument('vps'));
  const { platform } = await context.clients();
  const item = await dataOf(platform.POST(PORTS, { params: { path }, body }));
  return { kind: 'item', item, columns: COLUMNS };
}

/** `skydeck vps port list` */
export async function listAll(context: CommandContext, input: CommandInput): Promise<Answer> {
  const name = input.argument('vps');
  const path = await pathOf(context, name);
  const { platform } = await context.clients();
  return {
    kind: 'list',
    items: await everyItem((query) => platform.GET(PORTS, { params: { path, query } })),
    columns: COLUMNS,
    empty: `No port of ${name} is published.`,
  };
}

/** `skydeck vps port withdraw` */
export async function withdraw(context: CommandContext, input: CommandInput): Promise<Answer> {
  const path = { ...(await pathOf(context, input.argument('vps'))), port: input.argument('id') };
  const { platform } = await context.clients();
  const item = await dataOf(platform.DELETE(`${PORTS}/{port}`, { params: { path } }));
  return { kind: 'item', item, columns: ['id', 'deleted'] };
}
