import { idOfThing } from '@skydeck/idempotency';
import type { ProjectRef } from '@skydeck/auth-guard';
import { isUniqueViolation, readKeyset } from '@skydeck/database';
import type { Precondition } from '@skydeck/envelope';
import { Quotas } from '@skydeck/limits';
import { type OperationEntity, Operations } from '@skydeck/operations';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import { toVpsError } from '../actions/to-vps-error.js';
import { ComputeEngines } from '../engine/compute-engines.js';
import type { ServerNic } from '../engine/server-spec.js';
import { Images } from '../images/images.js';
import { Addresses } from '../network/addresses.js';
import { NetworkKeeper } from '../network/network-keeper.js';
import { Networks } from '../network/networks.js';
import { PublicNetwork } from '../network/public-network.js';
import { PUBLIC_NETWORK } from '../network/network.entity.js';
import { SecretBox } from '../../launchpad/secrets/secret-box.js';
import { Sizes } from '../sizes/sizes.js';
import { SshKeys } from '../ssh-keys/ssh-keys.js';
import { VpsErrors } from '../vps.errors.js';
import { lockVps } from './lock-vps.js';
import { VpsEntity } from './vps.entity.js';
import { stateOf, VpsHistory } from './vps-history.js';
import type { CreateVps, ListVps, UpdateVps } from './vps.schema.js';
import type { JustMade } from './vps-view.js';

/** The rules of servers that need no engine: what exists, and what its owner calls it. */
@Injectable()
export class VpsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly operations: Operations,
    private readonly engines: ComputeEngines,
    private readonly images: Images,
    private readonly sizes: Sizes,
    private readonly sshKeys: SshKeys,
    private readonly networks: Networks,
    private readonly addresses: Addresses,
    private readonly publicNetwork: PublicNetwork,
    private readonly keeper: NetworkKeeper,
    private readonly quotas: Quotas,
    private readonly box: SecretBox,
    private readonly history: VpsHistory,
    private readonly clock: Clock,
  ) {}

  /** Writes a server down with its address and queues its making. */
  async create(
    project: ProjectRef,
    wanted: CreateVps,
  ): Promise<{ vps: VpsEntity; operation: OperationEntity; justMade?: JustMade }> {
    const begun = await this.operations.startedBefore(project.id);
    if (begun) return { vps: await this.get(project, begun.resourceId), operation: begun };
    const [size, image] = await Promise.all([
      this.sizes.get(wanted.size),
      this.images.get(project, wanted.image),
    ]);
    if (image.minDiskGb > size.diskGb) throw VpsErrors.image_too_large();
    const sshKeys = await this.sshKeys.resolve(project, wanted.ssh_keys);
    const networks = await this.networks.resolve(project, wanted.networks);
    const { engine } = await this.engines.usable().catch((error: unknown) => {
      throw toVpsError(error);
    });
    await this.publicNetwork.settle();
    const now = this.clock.now();
    const id = idOfThing('vps', now.getTime());
    const made = await this.#unique(async (manager) => {
      await this.quotas.take('vps', manager, project.id);
      const vps = manager.create(VpsEntity, {
        id,
        projectId: project.id,
        projectSlug: project.slug,
        name: wanted.name,
        size: size.slug,
        vcpus: size.vcpus,
        cpuShare: size.cpuShare,
        memoryMb: size.memoryMb,
        diskGb: size.diskGb,
        imageId: image.id,
        engine,
        engineRef: null,
        location: null,
        state: 'queued',
        desired: 'running',
        power: null,
        readyAt: null,
        startedAt: null,
        error: null,
        sshKeys,
        userDataSealed: wanted.user_data === undefined ? null : this.box.seal(wanted.user_data, id),
        tags: wanted.tags,
        labels: wanted.labels,
        isProtected: wanted.protected,
        metered: {},
        version: 1,
        createdAt: now,
        updatedAt: now,
        deletedAt: null,
      });
      await manager.insert(VpsEntity, vps);
      const nics: ServerNic[] = [];
      for (const network of [PUBLIC_NETWORK, ...networks.map((one) => one.id)]) {
        nics.push(await this.addresses.take(manager, id, network));
      }
      const operation = await this.operations.start(manager, {
        projectId: project.id,
        kind: 'vps.create',
        resource: { type: 'vps', id },
        isFirst: true,
      });
      await this.history.tell(manager, 'created', vps);
      await this.history.note(manager, 'create', vps, null, stateOf(vps));
      return { vps, operation, justMade: { imageSlug: image.slug, nics } };
    });
    void this.operations.wake(made.operation);
    this.keeper.changed();
    return made;
  }

  /** @returns at most `limit + 1` servers */
  list(project: ProjectRef, wanted: ReturnType<typeof ListVps.parse>): Promise<VpsEntity[]> {
    const rows = this.dataSource.manager.createQueryBuilder(VpsEntity, 'vps');
    rows.where({ projectId: project.id, deletedAt: IsNull() });
    const { state, tag, label } = wanted.filters;
    if (state) rows.andWhere('vps.state = :state', { state });
    if (tag) rows.andWhere(':tag = any(vps.tags)', { tag });
    if (label !== undefined) {
      const at = label.indexOf('=');
      if (at < 0) rows.andWhere('jsonb_exists(vps.labels, :label)', { label });
      else {
        const pair = JSON.stringify({ [label.slice(0, at)]: label.slice(at + 1) });
        rows.andWhere('vps.labels @> :pair', { pair });
      }
    }
    return readKeyset(rows, wanted);
  }

  /** @param nameOrId the server's name or `vps_…`. @throws `vps.not_found` */
  async get(project: Pick<ProjectRef, 'id'>, nameOrId: string): Promise<VpsEntity> {
    const wanted = nameOrId.startsWith('vps_') ? { id: nameOrId } : { name: nameOrId };
    const row = await this.dataSource.manager.findOneBy(VpsEntity, {
      projectId: project.id,
      deletedAt: IsNull(),
      ...wanted,
    });
    if (!row) throw VpsErrors.not_found();
    return row;
  }

  /** Changes what does not touch the machine. */
  async update(
    project: ProjectRef,
    nameOrId: string,
    wanted: UpdateVps,
    expected: Precondition,
  ): Promise<VpsEntity> {
    const { id } = await this.get(project, nameOrId);
    const changed = await this.#unique(async (manager) => {
      const row = await lockVps(manager, id);
      expected.check(row.version);
      const before = stateOf(row);
      row.name = wanted.name ?? row.name;
      row.tags = wanted.tags ?? row.tags;
      row.labels = wanted.labels ?? row.labels;
      row.isProtected = wanted.protected ?? row.isProtected;
      row.version += 1;
      row.updatedAt = this.clock.now();
      await manager.save(row);
      await this.history.tell(manager, 'updated', row);
      await this.history.note(manager, 'update', row, before, stateOf(row));
      return row;
    });
    // Firewalls go by tags.
    this.keeper.changed();
    return changed;
  }

  async #unique<Made>(work: (manager: EntityManager) => Promise<Made>): Promise<Made> {
    try {
      return await this.dataSource.transaction(work);
    } catch (error) {
      if (isUniqueViolation(error)) throw VpsErrors.name_taken({ cause: error });
      throw error;
    }
  }
}
