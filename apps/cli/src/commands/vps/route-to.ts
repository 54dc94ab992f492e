import { once } from 'node:events';
import { connect } from 'node:net';
import { everyItem } from '../../api/every-item.js';
import type { Vps } from '../../api/resources.js';
import { originOf } from '../../config/endpoints.js';
import type { CommandContext } from '../../context/command-context.js';
import { usageError } from '../../failures/cli-error.js';
import { PORTS } from './port.js';
import { pathOf } from './vps.js';

const SSH_PORT = 22;
const CONNECT_TIMEOUT_MS = 2000;

/** Where the SSH server of a server answers. */
export interface Route {
  readonly address: string;
  readonly port: number;
}

/** The address of a server where this machine can reach it, a published port otherwise. */
export async function routeTo(
  context: CommandContext,
  { id, name, state, ipv4 }: Vps,
  isPublished: boolean,
): Promise<Route> {
  if (state !== 'running') {
    throw usageError(`${name} is ${state}.`, `Start it with \`skydeck vps start ${name}\`.`);
  }
  const direct = ipv4 === null ? undefined : { address: ipv4, port: SSH_PORT };
  if (direct && !isPublished && (await answers(direct))) return direct;
  const published = await publishedRoute(context, id);
  if (published) return published;
  const hint = `Publish it with \`skydeck vps port publish ${name} --port 22\`.`;
  if (!direct || isPublished) throw usageError(`${name} has no published port 22.`, hint);
  context.progress(`Nothing answers at ${direct.address} yet. ${hint}`);
  return direct;
}

async function publishedRoute(context: CommandContext, id: string): Promise<Route | undefined> {
  const { platform } = await context.clients();
  const path = await pathOf(context, id);
  const ports = await everyItem((query) => platform.GET(PORTS, { params: { path, query } }));
  const found = ports.find((port) => port.protocol === 'tcp' && port.guest_port === SSH_PORT);
  if (!found) return undefined;
  const { hostname } = new URL(originOf(await context.endpoints(), 'platform'));
  // Every address of the machine below: the platform is at one that can be reached.
  const address = found.address === '0.0.0.0' ? hostname : found.address;
  return { address, port: found.host_port };
}

async function answers({ address, port }: Route): Promise<boolean> {
  const socket = connect({ host: address, port });
  try {
    await once(socket, 'connect', { signal: AbortSignal.timeout(CONNECT_TIMEOUT_MS) });
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
