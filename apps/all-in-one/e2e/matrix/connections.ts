import { dataOf } from './call.js';
import type { World } from './world.js';

/** One of everything that servers are connected to. */
export async function makeConnections(world: World, project: string, token: string, vps: string) {
  const make = async (path: string, body: object) => {
    const address = world.at('platform', `/v1/projects/${project}${path}`);
    return String((await dataOf(address, { token, body }))['id']);
  };
  return {
    network: await make('/networks', { name: 'back' }),
    firewall: await make('/firewalls', { name: 'web' }),
    port: await make(`/vps/${vps}/ports`, { guest_port: 80 }),
    floating_ip: await make('/floating-ips', {}),
    volume: await make('/volumes?wait=60', { name: 'data', size_gb: 1 }),
  };
}
