import type { ProjectRef } from '@skydeck/auth-guard';
import { readKeyset } from '@skydeck/database';
import type { Precondition } from '@skydeck/envelope';
import { idOfThing, madeBefore } from '@skydeck/idempotency';
import { Quotas } from '@skydeck/limits';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import { NetworkKeeper } from '../network/network-keeper.js';
import { PartHistory } from '../network/part-history.js';
import { orNameTaken } from '../network/unique-name.js';
import { FirewallEntity } from './firewall.entity.js';
import { FirewallErrors } from './firewall.errors.js';
import { FirewallEvents } from './firewall.events.js';
import { FirewallMemberEntity } from './firewall-member.entity.js';
import type { CreateFirewall, ListFirewalls, UpdateFirewall } from './firewall.schema.js';

/** The rules of firewalls: what exists, and what it lets through. */
@Injectable()
export class Firewalls {
  constructor(
    private readonly dataSource: DataSource,
    private readonly quotas: Quotas,
    private readonly keeper: NetworkKeeper,
    private readonly history: PartHistory,
    private readonly clock: Clock,
  ) {}

  /** @throws `firewall.name_taken` */
  async create(project: ProjectRef, wanted: CreateFirewall): Promise<FirewallEntity> {
    const before = await madeBefore('fw', (id) => this.get(project, id));
    if (before) return before;
    const now = this.clock.now();
    const made = await this.#writing(async (manager) => {
      await this.quotas.take('vps_firewalls', manager, project.id);
      const row = await manager.save(
        manager.create(FirewallEntity, {
          ...wanted,
          id: idOfThing('fw', now.getTime()),
          projectId: project.id,
          version: 1,
          createdAt: now,
          updatedAt: now,
        }),
      );
      await this.history.tell(manager, FirewallEvents.created, row, dataOf(row));
      await this.history.note(manager, 'firewall.create', row, null, stateOf(row));
      return row;
    });
    await this.keeper.change();
    return made;
  }

  /** @returns at most `limit + 1` firewalls */
  list(
    project: ProjectRef,
    wanted: ReturnType<typeof ListFirewalls.parse>,
  ): Promise<FirewallEntity[]> {
    const { vps, ...filters } = wanted.filters;
    const rows = this.dataSource.manager.createQueryBuilder(FirewallEntity, 'firewall');
    rows.where({ projectId: project.id, ...filters });
    if (vps !== undefined) {
      rows.andWhere(
        `(exists (select 1 from vps_firewall_member where firewall_id = firewall.id
           and vps_id = :vps)
         or exists (select 1 from vps where vps.id = :vps and vps.project_id = firewall.project_id
           and vps.tags && firewall.tags))`,
        { vps },
      );
    }
    return readKeyset(rows, wanted);
  }

  /** Servers that have these firewalls by themselves, by firewall. */
  async members(ids: readonly string[]): Promise<Map<string, string[]>> {
    const rows = await this.dataSource.manager.find(FirewallMemberEntity, {
      where: { firewallId: In([...ids]) },
      order: { vpsId: 'ASC' },
    });
    const found = new Map<string, string[]>(ids.map((id) => [id, []]));
    for (const { firewallId, vpsId } of rows) found.get(firewallId)?.push(vpsId);
    return found;
  }

  /** @throws `firewall.not_found` */
  async get(project: Pick<ProjectRef, 'id'>, nameOrId: string): Promise<FirewallEntity> {
    const which = nameOrId.startsWith('fw_') ? { id: nameOrId } : { name: nameOrId };
    const row = await this.dataSource.manager.findOneBy(FirewallEntity, {
      projectId: project.id,
      ...which,
    });
    if (!row) throw FirewallErrors.not_found();
    return row;
  }

  /** New connections follow the new rules at once; those that are open go on. */
  update(
    project: ProjectRef,
    nameOrId: string,
    wanted: UpdateFirewall,
    expected: Precondition,
  ): Promise<FirewallEntity> {
    return this.change(project, nameOrId, async (manager, row) => {
      expected.check(row.version);
      const before = stateOf(row);
      row.name = wanted.name ?? row.name;
      row.rules = wanted.rules ?? row.rules;
      row.tags = wanted.tags ?? row.tags;
      await this.history.tell(manager, FirewallEvents.updated, row, dataOf(row));
      await this.history.note(manager, 'firewall.update', row, before, stateOf(row));
    });
  }

  /** Servers that had it are left with what other firewalls they have. */
  async delete(
    project: ProjectRef,
    nameOrId: string,
    expected: Precondition,
  ): Promise<FirewallEntity> {
    const { id } = await this.get(project, nameOrId);
    const gone = await this.#writing(async (manager) => {
      const row = await lockFirewall(manager, id);
      expected.check(row.version);
      await manager.delete(FirewallEntity, { id });
      await this.history.tell(manager, FirewallEvents.deleted, row, dataOf(row));
      await this.history.note(manager, 'firewall.delete', row, stateOf(row), null);
      return row;
    });
    await this.keeper.change();
    return gone;
  }

  /** Changes a firewall in a transaction, and what it lets through right after. */
  async change(
    project: ProjectRef,
    nameOrId: string,
    work: (manager: EntityManager, row: FirewallEntity) => Promise<void>,
  ): Promise<FirewallEntity> {
    const { id } = await this.get(project, nameOrId);
    const changed = await this.#writing(async (manager) => {
      const row = await lockFirewall(manager, id);
      await work(manager, row);
      row.version += 1;
      row.updatedAt = this.clock.now();
      return manager.save(row);
    });
    await this.keeper.change();
    return changed;
  }

  #writing<Made>(work: (manager: EntityManager) => Promise<Made>): Promise<Made> {
    return this.dataSource.transaction(work).catch(orNameTaken(FirewallErrors.name_taken));
  }
}

async function lockFirewall(manager: EntityManager, id: string): Promise<FirewallEntity> {
  const lock = { mode: 'pessimistic_write' } as const;
  const row = await manager.findOne(FirewallEntity, { where: { id }, lock });
  if (!row) throw FirewallErrors.not_found();
  return row;
}

/** What events say of a firewall. */
export function dataOf({ id, name }: FirewallEntity) {
  return { id, name };
}

function stateOf({ name, rules, tags }: FirewallEntity) {
  return { name, rules: rules.map((rule) => ({ ...rule, cidrs: [...rule.cidrs] })), tags };
}
