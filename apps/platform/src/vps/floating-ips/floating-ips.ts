import type { ProjectRef } from '@skydeck/auth-guard';
import { readKeyset } from '@skydeck/database';
import { idOfThing, madeBefore } from '@skydeck/idempotency';
import { Quotas } from '@skydeck/limits';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { NetworkKeeper } from '../network/network-keeper.js';
import { PartHistory } from '../network/part-history.js';
import { orNameTaken } from '../network/unique-name.js';
import { lockVps } from '../servers/lock-vps.js';
import { VpsService } from '../servers/vps.service.js';
import { VpsSettings } from '../vps-settings.js';
import { FloatingIpEntity } from './floating-ip.entity.js';
import { FloatingIpErrors } from './floating-ip.errors.js';
import { FloatingIpEvents } from './floating-ip.events.js';
import type { AllocateFloatingIp, ListFloatingIps } from './floating-ip.schema.js';

/** The lowest address of the pool that nobody has. */
const FREE = `
  select host(pool.first + number) as address
  from (select set_masklen(network($1::cidr)::inet, 32) as first) as pool,
    generate_series(0, $2::bigint) as number
  where not exists (select 1 from vps_floating_ip
    where vps_floating_ip.address = pool.first + number)
  order by number limit 1`;

/** Addresses from outside that projects have, and the servers that they lead to. */
@Injectable()
export class FloatingIps {
  constructor(
    private readonly dataSource: DataSource,
    private readonly servers: VpsService,
    private readonly settings: VpsSettings,
    private readonly quotas: Quotas,
    private readonly keeper: NetworkKeeper,
    private readonly history: PartHistory,
    private readonly clock: Clock,
  ) {}

  /** @throws `floating_ip.no_pool`, `floating_ip.none_left` */
  async allocate(project: ProjectRef, { vps }: AllocateFloatingIp): Promise<FloatingIpEntity> {
    const made = await madeBefore('fip', (id) => this.get(project, id));
    if (made) return made;
    const now = this.clock.now();
    const vpsId = vps === undefined ? null : (await this.servers.get(project, vps)).id;
    return this.#writing(async (manager) => {
      const address = await this.#free(manager);
      await this.quotas.take('vps_floating_ips', manager, project.id);
      if (vpsId !== null) await lockVps(manager, vpsId);
      const id = idOfThing('fip', now.getTime());
      const values = { id, projectId: project.id, address, vpsId, createdAt: now };
      const row = await manager.save(manager.create(FloatingIpEntity, values));
      await this.history.tell(manager, FloatingIpEvents.allocated, row, dataOf(row));
      await this.history.note(manager, 'floating_ip.allocate', row, null, dataOf(row));
      return row;
    });
  }

  /** @returns at most `limit + 1` addresses */
  list(
    project: ProjectRef,
    wanted: ReturnType<typeof ListFloatingIps.parse>,
  ): Promise<FloatingIpEntity[]> {
    const { vps_id: vpsId } = wanted.filters;
    const rows = this.dataSource.manager.createQueryBuilder(FloatingIpEntity, 'floating');
    rows.where({ projectId: project.id, ...(vpsId !== undefined && { vpsId }) });
    return readKeyset(rows, wanted);
  }

  /** @throws `floating_ip.not_found` */
  async get(project: ProjectRef, addressOrId: string): Promise<FloatingIpEntity> {
    const rows = this.dataSource.manager.createQueryBuilder(FloatingIpEntity, 'floating');
    rows.where({ projectId: project.id });
    rows.andWhere('(floating.id = :which or host(floating.address) = :which)', {
      which: addressOrId,
    });
    const row = await rows.getOne();
    if (!row) throw FloatingIpErrors.not_found();
    return row;
  }

  /** Has an address lead to a server from now on, wherever it led before. */
  async assign(project: ProjectRef, address: string, vps: string): Promise<FloatingIpEntity> {
    const { id: vpsId } = await this.servers.get(project, vps);
    return this.#change(project, address, 'assigned', async (manager, row) => {
      await lockVps(manager, vpsId);
      row.vpsId = vpsId;
    });
  }

  /** @throws `floating_ip.not_assigned` */
  unassign(project: ProjectRef, address: string): Promise<FloatingIpEntity> {
    return this.#change(project, address, 'unassigned', (_manager, row) => {
      if (row.vpsId === null) throw FloatingIpErrors.not_assigned();
      row.vpsId = null;
      return Promise.resolve();
    });
  }

  /** @throws `floating_ip.assigned` */
  async release(project: ProjectRef, address: string): Promise<FloatingIpEntity> {
    const { id } = await this.get(project, address);
    return this.#writing(async (manager) => {
      const row = await lock(manager, id);
      if (row.vpsId !== null) throw FloatingIpErrors.assigned();
      await manager.delete(FloatingIpEntity, { id });
      await this.history.tell(manager, FloatingIpEvents.released, row, dataOf(row));
      await this.history.note(manager, 'floating_ip.release', row, dataOf(row), null);
      return row;
    });
  }

  async #change(
    project: ProjectRef,
    address: string,
    what: 'assigned' | 'unassigned',
    change: (manager: EntityManager, row: FloatingIpEntity) => Promise<void>,
  ): Promise<FloatingIpEntity> {
    const { id } = await this.get(project, address);
    return this.#writing(async (manager) => {
      const row = await lock(manager, id);
      const before = dataOf(row);
      await change(manager, row);
      await manager.save(row);
      await this.history.tell(manager, FloatingIpEvents[what], row, dataOf(row));
      const verb = what === 'assigned' ? 'assign' : 'unassign';
      await this.history.note(manager, `floating_ip.${verb}`, row, before, dataOf(row));
      return row;
    });
  }

  async #free(manager: EntityManager): Promise<string> {
    const pool = this.settings.config.VPS_FLOATING_CIDR;
    if (pool === undefined) throw FloatingIpErrors.no_pool();
    const name = `floating ${this.settings.instance}`;
    await manager.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [name]);
    const bits = Number(pool.split('/')[1]);
    const [free] = await manager.query<{ address: string }[]>(FREE, [pool, 2 ** (32 - bits) - 1]);
    if (!free) throw FloatingIpErrors.none_left();
    return free.address;
  }

  async #writing<Made>(work: (manager: EntityManager) => Promise<Made>): Promise<Made> {
    const made = await this.dataSource
      .transaction(work)
      .catch(orNameTaken(FloatingIpErrors.server_has_one));
    this.keeper.changed();
    return made;
  }
}

async function lock(manager: EntityManager, id: string): Promise<FloatingIpEntity> {
  const mode = { mode: 'pessimistic_write' } as const;
  const row = await manager.findOne(FloatingIpEntity, { where: { id }, lock: mode });
  if (!row) throw FloatingIpErrors.not_found();
  return row;
}

/** What events say of a floating address. */
export function dataOf({ id, address, vpsId }: FloatingIpEntity) {
  return { id, address, vps_id: vpsId };
}
