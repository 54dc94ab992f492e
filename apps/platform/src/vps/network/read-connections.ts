import type { EntityManager } from 'typeorm';

/** How a server is reached, and what it does not know of yet. */
export interface Connections {
  readonly published: readonly {
    readonly protocol: 'tcp' | 'udp';
    readonly host_port: number;
    readonly guest_port: number;
  }[];
  readonly floatingIp: string | null;
  /** When it joined networks while it ran and could not be told, by network. */
  readonly changedAt: ReadonlyMap<string, Date>;
}

const SQL = `
  select vps.id,
    coalesce((select jsonb_agg(jsonb_build_object('protocol', port.protocol,
        'host_port', port.host_port, 'guest_port', port.guest_port) order by port.id)
      from vps_port as port where port.vps_id = vps.id), '[]') as published,
    (select host(address) from vps_floating_ip where vps_id = vps.id) as floating_ip,
    coalesce((select jsonb_object_agg(network_id, changed_at) from vps_nic
      where vps_id = vps.id and changed_at is not null), '{}') as changed
  from unnest($1::text[]) as vps(id)`;

interface Row {
  readonly id: string;
  readonly published: Connections['published'];
  readonly floating_ip: string | null;
  readonly changed: Readonly<Record<string, string>>;
}

/** What servers are reached by, by server, in one query for any number. */
export async function readConnections(
  manager: EntityManager,
  vpsIds: readonly string[],
): Promise<Map<string, Connections>> {
  const rows = await manager.query<Row[]>(SQL, [vpsIds]);
  return new Map(
    rows.map(({ id, published, floating_ip: floatingIp, changed }) => {
      const changedAt = new Map(Object.entries(changed).map(([net, at]) => [net, new Date(at)]));
      return [id, { published, floatingIp, changedAt }];
    }),
  );
}
