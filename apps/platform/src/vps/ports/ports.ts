import type { ProjectRef } from '@skydeck/auth-guard';
import { readKeyset } from '@skydeck/database';
import { idOfThing, madeBefore } from '@skydeck/idempotency';
import { Quotas } from '@skydeck/limits';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { ComputeEngine, Protocol } from '../engine/compute.driver.js';
import { ComputeEngines } from '../engine/compute-engines.js';
import { NetworkKeeper } from '../network/network-keeper.js';
import { PartHistory } from '../network/part-history.js';
import { lockVps } from '../servers/lock-vps.js';
import { VpsService } from '../servers/vps.service.js';
import { VpsSettings } from '../vps-settings.js';
import { isFreePort } from './is-free-port.js';
import { PortForwarders } from './port-forwarders.js';
import { PortEntity } from './port.entity.js';
import { PortErrors } from './port.errors.js';
import { PortEvents } from './port.events.js';
import type { ListPorts, PublishPort } from './port.schema.js';

/** Ports of this machine that lead to servers. */
@Injectable()
export class Ports {
  constructor(
    private readonly dataSource: DataSource,
    private readonly servers: VpsService,
    private readonly engines: ComputeEngines,
    private readonly settings: VpsSettings,
    private readonly quotas: Quotas,
    private readonly keeper: NetworkKeeper,
    private readonly forwarders: PortForwarders,
    private readonly history: PartHistory,
    private readonly clock: Clock,
  ) {}

  /** @throws `port.taken`, `port.out_of_range`, `port.none_left`, `port.not_routed` */
  async publish(project: ProjectRef, vps: string, wanted: PublishPort): Promise<PortEntity> {
    const before = await madeBefore('prt', (id) => this.get(project, vps, id));
    if (before) return before;
    const server = await this.servers.get(project, vps);
    const probed = await this.engines.probe();
    const engine = probed.find((one) => one.engine === server.engine);
    const isRouted = engine?.capabilities.hasRoutedNetwork ?? true;
    if (!isRouted) await this.#requirePublishable(server.engine, wanted.protocol);
    const now = this.clock.now();
    const made = await this.dataSource.transaction(async (manager) => {
      await lockVps(manager, server.id);
      await this.quotas.take('vps_ports', manager, project.id);
      const row = await manager.save(
        manager.create(PortEntity, {
          id: idOfThing('prt', now.getTime()),
          projectId: project.id,
          vpsId: server.id,
          protocol: wanted.protocol,
          hostPort: await this.#choose(manager, wanted),
          guestPort: wanted.guest_port,
          createdAt: now,
        }),
      );
      await this.history.tell(manager, PortEvents.published, row, dataOf(row));
      await this.history.note(manager, 'port.publish', row, null, dataOf(row));
      return row;
    });
    await this.#apply();
    return made;
  }

  /** @returns at most `limit + 1` ports */
  async list(
    project: ProjectRef,
    vps: string,
    wanted: ReturnType<typeof ListPorts.parse>,
  ): Promise<PortEntity[]> {
    const { id } = await this.servers.get(project, vps);
    const rows = this.dataSource.manager.createQueryBuilder(PortEntity, 'port');
    return readKeyset(rows.where({ vpsId: id, ...wanted.filters }), wanted);
  }

  /** @throws `port.not_found` */
  async get(project: ProjectRef, vps: string, id: string): Promise<PortEntity> {
    const server = await this.servers.get(project, vps);
    const row = await this.dataSource.manager.findOneBy(PortEntity, { id, vpsId: server.id });
    if (!row) throw PortErrors.not_found();
    return row;
  }

  /** Takes a port back. Connections that are open go on. */
  async withdraw(project: ProjectRef, vps: string, id: string): Promise<PortEntity> {
    const row = await this.get(project, vps, id);
    await this.dataSource.transaction(async (manager) => {
      const { affected } = await manager.delete(PortEntity, { id });
      if (affected !== 1) throw PortErrors.not_found();
      await this.history.tell(manager, PortEvents.withdrawn, row, dataOf(row));
      await this.history.note(manager, 'port.withdraw', row, dataOf(row), null);
    });
    await this.#apply();
    return row;
  }

  async #requirePublishable(engine: ComputeEngine, protocol: Protocol): Promise<void> {
    const { publishable } = await this.engines.open(engine);
    if (!publishable.includes(protocol)) throw PortErrors.not_routed();
  }

  async #apply(): Promise<void> {
    await this.keeper.change();
    await this.forwarders.keep();
  }

  async #choose(manager: EntityManager, { protocol, host_port }: PublishPort): Promise<number> {
    const { VPS_PORT_RANGE: range, VPS_PORT_BIND: bind } = this.settings.config;
    const lock = `ports ${this.settings.instance}`;
    await manager.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [lock]);
    const rows = await manager.query<{ host_port: number }[]>(
      'select host_port from vps_port where protocol = $1',
      [protocol],
    );
    const taken = new Set(rows.map((row) => row.host_port));
    const isFree = async (port: number): Promise<boolean> =>
      !taken.has(port) && (await isFreePort(protocol, port, bind));
    if (host_port !== undefined) {
      if (host_port < range.first || host_port > range.last) {
        throw PortErrors.out_of_range({ detail: `The range is ${range.first}-${range.last}.` });
      }
      if (await isFree(host_port)) return host_port;
      throw PortErrors.taken();
    }
    // Installations that share a machine begin at different places.
    const count = range.last - range.first + 1;
    const start = Number.parseInt(this.settings.instance, 16) % count;
    for (let step = 0; step < count; step++) {
      const port = range.first + ((start + step) % count);
      if (await isFree(port)) return port;
    }
    throw PortErrors.none_left();
  }
}

/** What events say of a published port. */
export function dataOf({ id, vpsId, protocol, hostPort, guestPort }: PortEntity) {
  return { id, vps_id: vpsId, protocol, host_port: hostPort, guest_port: guestPort };
}
