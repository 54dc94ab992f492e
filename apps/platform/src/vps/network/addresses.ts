import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { VpsErrors } from '../vps.errors.js';
import type { ServerNic } from '../engine/server-spec.js';
import { VpsSettings } from '../vps-settings.js';
import { Ipv4Network } from './ipv4-network.js';
import { NetworkEntity } from './network.entity.js';
import { NicEntity } from './nic.entity.js';

/** An interface that was made, and the network that it is in. */
type Taken = Omit<NicEntity, 'vpsId' | 'changedAt'> &
  Pick<NetworkEntity, 'cidr' | 'bridge' | 'projectId'>;

/** The lowest free number of the network and of the server's devices, unless the network is full. */
const TAKE = `
  with free as (
    select network.id, network.cidr, network.bridge, network.project_id, min(taken.host) + 1 as host
    from vps_network as network,
      (select host from vps_nic where network_id = $1 union all select 1) as taken
    where network.id = $1 and not exists (select 1 from vps_nic as next
      where next.network_id = $1 and next.host = taken.host + 1)
    group by network.id
  ), nic as (
    insert into vps_nic (vps_id, network_id, device, mac, host)
    select $2, free.id, device.name, $3, free.host
    from free, lateral (select 'eth' || number as name from generate_series(0, 99) as number
      where not exists (select 1 from vps_nic as other
        where other.vps_id = $2 and other.device = 'eth' || number)
      order by number limit 1) as device
    where free.host <= 2 ^ (32 - masklen(free.cidr)) - 2
    returning network_id, device, mac, host
  )
  select nic.network_id as "networkId", nic.device, nic.mac, nic.host,
    free.cidr::text as cidr, free.bridge, free.project_id as "projectId"
  from nic, free`;

/** Gives servers their addresses, before an engine knows of them. */
@Injectable()
export class Addresses {
  constructor(private readonly settings: VpsSettings) {}

  /**
   * Takes the lowest free address of a network, in the transaction that adds the server.
   * @throws `vps.no_address`
   */
  async take(manager: EntityManager, vpsId: string, networkId: string): Promise<ServerNic> {
    const lock = `addresses ${networkId}`;
    await manager.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [lock]);
    const [taken] = await manager.query<Taken[]>(TAKE, [networkId, vpsId, newMac()]);
    if (!taken) throw VpsErrors.no_address();
    return this.#toNic(taken, taken);
  }

  /** Gives back every address of a server. */
  async free(manager: EntityManager, vpsId: string): Promise<void> {
    await manager.delete(NicEntity, { vpsId });
  }

  /** The interfaces of servers, by server and in the order of their devices. */
  async of(manager: EntityManager, vpsIds: readonly string[]): Promise<Map<string, ServerNic[]>> {
    const found = new Map<string, ServerNic[]>(vpsIds.map((id) => [id, []]));
    if (vpsIds.length === 0) return found;
    const rows = await manager
      .createQueryBuilder(NicEntity, 'nic')
      .innerJoinAndMapOne('nic.network', NetworkEntity, 'network', 'network.id = nic.network_id')
      .where('nic.vps_id = any(:vpsIds)', { vpsIds })
      .orderBy('nic.device')
      .getMany();
    for (const row of rows as (NicEntity & { network: NetworkEntity })[]) {
      found.get(row.vpsId)?.push(this.#toNic(row, row.network));
    }
    return found;
  }

  #toNic(
    { networkId, device, mac, host }: Omit<NicEntity, 'vpsId' | 'changedAt'>,
    network: Pick<NetworkEntity, 'cidr' | 'bridge' | 'projectId'>,
  ): ServerNic {
    const range = new Ipv4Network(network.cidr);
    const isPublic = network.projectId === null;
    return {
      networkId,
      bridge: network.bridge,
      device,
      mac,
      ipv4: range.addressOf(host),
      prefixLength: range.prefixLength,
      // A private network has no way out of it.
      ...(isPublic && { gateway: range.gateway }),
      nameServers: isPublic ? this.settings.nameServers : [],
    };
  }
}

/** Locally administered, never multicast (IEEE 802). */
function newMac(): string {
  const bytes = randomBytes(6);
  bytes[0] = (bytes[0]! & 0xfc) | 0x02;
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join(':');
}
