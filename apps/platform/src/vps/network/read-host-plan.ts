import type { EntityManager } from 'typeorm';
import type { FirewallRule } from '../engine/firewall-rule.js';
import { toEngineRule } from '../firewalls/to-engine-rule.js';
import type { RuleBody } from '../firewalls/firewall.schema.js';
import type { HostPlan } from './host-network.js';
import { Ipv4Network } from './ipv4-network.js';
import { NetworkEntity, PUBLIC_NETWORK } from './network.entity.js';

/** A server with all firewalls that it belongs to, by itself or by a tag. */
const SERVERS = `
  select vps.id, vps.project_id, nic.host,
    (select jsonb_agg(firewall.rules order by firewall.id) from vps_firewall as firewall
      where firewall.project_id = vps.project_id
        and (firewall.tags && vps.tags or exists (select 1 from vps_firewall_member as member
          where member.firewall_id = firewall.id and member.vps_id = vps.id))) as firewalls
  from vps join vps_nic as nic on nic.vps_id = vps.id and nic.network_id = $1
  where vps.deleted_at is null
  order by vps.id`;

/** Interfaces of servers in every network, with the network's range. */
const NICS = `
  select nic.mac, nic.host, network.cidr::text
  from vps_nic as nic join vps_network as network on network.id = nic.network_id
  order by nic.mac`;

const PUBLISHED = `
  select port.protocol, port.host_port, port.guest_port, nic.host
  from vps_port as port join vps_nic as nic on nic.vps_id = port.vps_id and nic.network_id = $1
  order by port.protocol, port.host_port`;

const FLOATING = `
  select host(floating.address) as address, nic.host
  from vps_floating_ip as floating
    join vps_nic as nic on nic.vps_id = floating.vps_id and nic.network_id = $1
  order by floating.id`;

const BRIDGES = `
  select bridge from vps_network where project_id is not null and deleted_at is null order by id`;

interface Located {
  readonly host: number;
}

/** What the network of this machine should be, as the rows have it. */
export async function readHostPlan(manager: EntityManager): Promise<HostPlan> {
  const { cidr, bridge } = await manager.findOneByOrFail(NetworkEntity, { id: PUBLIC_NETWORK });
  const network = new Ipv4Network(cidr);
  const at = ({ host }: Located): string => network.addressOf(host);
  const servers = await manager.query<
    (Located & { id: string; project_id: string; firewalls: RuleBody[][] | null })[]
  >(SERVERS, [PUBLIC_NETWORK]);
  const nics = await manager.query<(Located & { mac: string; cidr: string })[]>(NICS);
  const published = await manager.query<
    (Located & { protocol: 'tcp' | 'udp'; host_port: number; guest_port: number })[]
  >(PUBLISHED, [PUBLIC_NETWORK]);
  const floating = await manager.query<(Located & { address: string })[]>(FLOATING, [
    PUBLIC_NETWORK,
  ]);
  const bridges = await manager.query<{ bridge: string }[]>(BRIDGES);
  return {
    cidr,
    bridge,
    servers: servers.map((row) => {
      const server = { id: row.id, projectId: row.project_id, ipv4: at(row) };
      return row.firewalls ? Object.assign(server, { rules: together(row.firewalls) }) : server;
    }),
    privateBridges: bridges.map((row) => row.bridge),
    ports: nics.map(({ mac, host, cidr: range }) => ({
      mac,
      ipv4: new Ipv4Network(range).addressOf(host),
    })),
    published: published.map((row) => ({
      protocol: row.protocol,
      hostPort: row.host_port,
      guestPort: row.guest_port,
      ipv4: at(row),
    })),
    floating: floating.map((row) => ({ address: row.address, ipv4: at(row) })),
  };
}

function together(firewalls: readonly (readonly RuleBody[])[]): FirewallRule[] {
  return firewalls.flat().map(toEngineRule);
}
