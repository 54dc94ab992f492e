import type { ProjectRef } from '@skydeck/auth-guard';
import { readKeyset } from '@skydeck/database';
import type { Precondition } from '@skydeck/envelope';
import { idOfThing, madeBefore } from '@skydeck/idempotency';
import { Quotas } from '@skydeck/limits';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import { VpsErrors } from '../vps.errors.js';
import { VpsSettings } from '../vps-settings.js';
import { freeCidr } from './free-cidr.js';
import { NetworkEntity, PUBLIC_NETWORK } from './network.entity.js';
import { NetworkErrors } from './network.errors.js';
import { NetworkEvents } from './network.events.js';
import { NetworkKeeper } from './network-keeper.js';
import type { CreateNetwork, ListNetworks, UpdateNetwork } from './network.schema.js';
import { PartHistory } from './part-history.js';
import { orNameTaken } from './unique-name.js';

/** The private networks of projects. */
@Injectable()
export class Networks {
  constructor(
    private readonly dataSource: DataSource,
    private readonly settings: VpsSettings,
    private readonly quotas: Quotas,
    private readonly keeper: NetworkKeeper,
    private readonly history: PartHistory,
    private readonly clock: Clock,
  ) {}

  /** @throws `network.name_taken`, `network.overlaps` */
  async create(project: ProjectRef, wanted: CreateNetwork): Promise<NetworkEntity> {
    const before = await madeBefore('net', (id) => this.#find(project, id));
    if (before) return before;
    const now = this.clock.now();
    const made = await this.#writing(async (manager) => {
      await this.quotas.take('vps_networks', manager, project.id);
      const lock = `networks ${project.id}`;
      await manager.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [lock]);
      const cidr = await this.#rangeOf(manager, project, wanted.cidr);
      const row = await manager.save(
        manager.create(NetworkEntity, {
          id: idOfThing('net', now.getTime()),
          projectId: project.id,
          name: wanted.name,
          cidr,
          bridge: await this.#newBridge(manager),
          version: 1,
          createdAt: now,
          deletedAt: null,
        }),
      );
      await this.history.tell(manager, NetworkEvents.created, row, dataOf(row));
      await this.history.note(manager, 'network.create', row, null, dataOf(row));
      return row;
    });
    this.keeper.changed();
    return made;
  }

  /** @returns at most `limit + 1` networks */
  list(
    project: ProjectRef,
    wanted: ReturnType<typeof ListNetworks.parse>,
  ): Promise<NetworkEntity[]> {
    const rows = this.dataSource.manager.createQueryBuilder(NetworkEntity, 'network');
    rows.where({ projectId: project.id, deletedAt: IsNull(), ...wanted.filters });
    return readKeyset(rows, wanted);
  }

  /** @throws `network.not_found` */
  async get(project: Pick<ProjectRef, 'id'>, nameOrId: string): Promise<NetworkEntity> {
    const row = await this.#find(project, nameOrId);
    if (!row) throw NetworkErrors.not_found();
    return row;
  }

  /** Renames a network. */
  async update(
    project: ProjectRef,
    nameOrId: string,
    wanted: UpdateNetwork,
    expected: Precondition,
  ): Promise<NetworkEntity> {
    const { id } = await this.get(project, nameOrId);
    return this.#writing(async (manager) => {
      const row = await lockNetwork(manager, id);
      expected.check(row.version);
      const before = dataOf(row);
      row.name = wanted.name;
      row.version += 1;
      await manager.save(row);
      await this.history.tell(manager, NetworkEvents.updated, row, dataOf(row));
      await this.history.note(manager, 'network.update', row, before, dataOf(row));
      return row;
    });
  }

  /** @throws `network.in_use` naming the servers in it */
  async delete(
    project: ProjectRef,
    nameOrId: string,
    expected: Precondition,
  ): Promise<NetworkEntity> {
    const { id } = await this.get(project, nameOrId);
    const gone = await this.dataSource.transaction(async (manager) => {
      const row = await lockNetwork(manager, id);
      expected.check(row.version);
      const members = await manager.query<{ name: string }[]>(
        `select vps.name from vps_nic join vps on vps.id = vps_nic.vps_id
         where network_id = $1 order by vps.name limit 20`,
        [id],
      );
      if (members.length > 0) {
        const names = members.map(({ name }) => `\`${name}\``).join(', ');
        throw NetworkErrors.in_use({ detail: `These servers are in it: ${names}.` });
      }
      row.deletedAt = this.clock.now();
      await manager.save(row);
      await this.history.tell(manager, NetworkEvents.deleted, row, dataOf(row));
      await this.history.note(manager, 'network.delete', row, dataOf(row), null);
      return row;
    });
    this.keeper.changed();
    return gone;
  }

  /** The private networks that a request names. @throws `vps.network_unknown` */
  async resolve(project: ProjectRef, wanted: readonly string[]): Promise<NetworkEntity[]> {
    const found: NetworkEntity[] = [];
    for (const [index, one] of wanted.entries()) {
      const row = await this.#find(project, one);
      if (!row) {
        const message = 'is not a network of this project';
        const issues = [{ location: `body.networks.${index}`, code: 'invalid_value', message }];
        throw VpsErrors.network_unknown({ issues });
      }
      if (!found.some(({ id }) => id === row.id)) found.push(row);
    }
    return found;
  }

  #find(project: Pick<ProjectRef, 'id'>, nameOrId: string): Promise<NetworkEntity | null> {
    const which = nameOrId.startsWith('net_') ? { id: nameOrId } : { name: nameOrId };
    const where = { projectId: project.id, deletedAt: IsNull(), ...which };
    return this.dataSource.manager.findOneBy(NetworkEntity, where);
  }

  async #rangeOf(
    manager: EntityManager,
    project: ProjectRef,
    wanted: string | undefined,
  ): Promise<string> {
    const taken = await manager.query<{ id: string; name: string; cidr: string }[]>(
      `select id, name, cidr from vps_network
       where deleted_at is null and (project_id = $1 or id = $2)`,
      [project.id, PUBLIC_NETWORK],
    );
    return freeCidr(wanted, taken);
  }

  async #newBridge(manager: EntityManager): Promise<string> {
    const [row] = await manager.query<{ number: string }[]>(
      `select nextval('vps_bridge_number') as number`,
    );
    return `${this.settings.privatePrefix}${Number(row?.number).toString(36)}`;
  }

  #writing<Made>(work: (manager: EntityManager) => Promise<Made>): Promise<Made> {
    return this.dataSource.transaction(work).catch(orNameTaken(NetworkErrors.name_taken));
  }
}

/** Reads a network and keeps everybody else from changing it until the transaction ends. */
export async function lockNetwork(manager: EntityManager, id: string): Promise<NetworkEntity> {
  const where = { id, deletedAt: IsNull() };
  const row = await manager.findOne(NetworkEntity, { where, lock: { mode: 'pessimistic_write' } });
  if (!row) throw NetworkErrors.not_found();
  return row;
}

function dataOf({ id, name, cidr }: NetworkEntity) {
  return { id, name, cidr };
}
