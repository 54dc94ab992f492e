import { dataOf } from '@skydeck/sdk';
import type { Vps } from '../../api/resources.js';
import type { CommandContext } from '../../context/command-context.js';

export const SERVERS = '/v1/projects/{project}/vps';
export const SERVER = `${SERVERS}/{vps}` as const;

export const LIST_COLUMNS = [
  'name',
  'state',
  'ready',
  { path: 'size.slug', title: 'size' },
  { path: 'image.slug', title: 'image' },
  { path: 'ipv4', title: 'address' },
] as const;

export const SERVER_COLUMNS = [
  'name',
  'id',
  'state',
  'ready',
  { path: 'size.slug', title: 'size' },
  { path: 'size.vcpus', title: 'processors' },
  { path: 'size.memory_mb', title: 'memory MiB' },
  { path: 'size.disk_gb', title: 'disk GiB' },
  { path: 'image.slug', title: 'image' },
  { path: 'ipv4', title: 'address' },
  'tags',
  'labels',
  'protected',
  { path: 'operation.kind', title: 'doing' },
  { path: 'error.message', title: 'problem' },
  { path: 'created_at', title: 'created' },
  { path: 'started_at', title: 'started' },
] as const;

/** Where a server is found: the project in use, and the name or id that was given. */
export async function pathOf(context: CommandContext, vps: string) {
  return { project: await context.project(), vps };
}

/** Reads one server of the project in use. */
export async function readVps(context: CommandContext, vps: string): Promise<Vps> {
  const { platform } = await context.clients();
  return dataOf(platform.GET(SERVER, { params: { path: await pathOf(context, vps) } }));
}
