import type { ProjectRef } from '@skydeck/auth-guard';
import type { Precondition } from '@skydeck/envelope';
import { type OperationEntity, Operations } from '@skydeck/operations';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { SecretBox } from '../../launchpad/secrets/secret-box.js';
import { Images } from '../images/images.js';
import { Sizes } from '../sizes/sizes.js';
import { VpsErrors } from '../vps.errors.js';
import { lockVps } from './lock-vps.js';
import { VpsEntity } from './vps.entity.js';
import { VpsHistory } from './vps-history.js';
import type { RebuildVps, ResizeVps, StopVps } from './vps.schema.js';
import type { VpsState } from './vps-state.js';
import { VpsService } from './vps.service.js';
import type { JustMade } from './vps-view.js';

/** A server, and what is done to it now. */
export interface Begun {
  readonly vps: VpsEntity;
  readonly operation: OperationEntity;
  /** Only of one that was made now. */
  readonly justMade?: JustMade;
}

interface Verb {
  readonly kind: string;
  /** States that it can be done in. */
  readonly from: readonly VpsState[];
  /** The state meanwhile. */
  readonly state: VpsState;
  readonly input?: object;
  readonly isFinal?: boolean;
  readonly change?: (row: VpsEntity, manager: EntityManager) => void | Promise<void>;
}

const SETTLED: readonly VpsState[] = ['running', 'stopped', 'error', 'unknown'];

/** Begins what is done to servers by an engine: one thing at a time for each. */
@Injectable()
export class VpsActions {
  constructor(
    private readonly dataSource: DataSource,
    private readonly servers: VpsService,
    private readonly operations: Operations,
    private readonly sizes: Sizes,
    private readonly images: Images,
    private readonly box: SecretBox,
    private readonly history: VpsHistory,
    private readonly clock: Clock,
  ) {}

  start(project: ProjectRef, vps: string): Promise<Begun> {
    const from = ['stopped', 'error', 'unknown', 'running'] as const;
    return this.begin(project, vps, { kind: 'vps.start', from, state: 'starting', change: toRun });
  }

  stop(project: ProjectRef, vps: string, { force, grace_s }: StopVps): Promise<Begun> {
    const input = { isForced: force, graceS: grace_s };
    return this.begin(project, vps, {
      kind: 'vps.stop',
      from: SETTLED,
      state: 'stopping',
      input,
      change: toStop,
    });
  }

  reboot(project: ProjectRef, vps: string, { force, grace_s }: StopVps): Promise<Begun> {
    const input = { isForced: force, graceS: grace_s };
    const from = ['running'] as const;
    return this.begin(project, vps, {
      kind: 'vps.reboot',
      from,
      state: 'rebooting',
      input,
      change: toRun,
    });
  }

  async resize(project: ProjectRef, vps: string, wanted: ResizeVps): Promise<Begun> {
    const size = await this.sizes.get(wanted.size);
    const change = (row: VpsEntity) => {
      if (wanted.disk && size.diskGb < row.diskGb) throw VpsErrors.disk_shrink();
    };
    const input = { size: size.slug, growsDisk: wanted.disk };
    const from = ['running', 'stopped'] as const;
    return this.begin(project, vps, { kind: 'vps.resize', from, state: 'resizing', input, change });
  }

  async rebuild(project: ProjectRef, vps: string, wanted: RebuildVps): Promise<Begun> {
    const image = wanted.image && (await this.images.get(project, wanted.image));
    const change = (row: VpsEntity) => {
      if (row.isProtected) throw VpsErrors.protected();
      if (image && image.minDiskGb > row.diskGb) throw VpsErrors.image_too_large();
      if (image) row.imageId = image.id;
      if (wanted.user_data !== undefined) {
        row.userDataSealed = this.box.seal(wanted.user_data, row.id);
      }
      row.desired = 'running';
      row.readyAt = null;
    };
    return this.begin(project, vps, {
      kind: 'vps.rebuild',
      from: SETTLED,
      state: 'rebuilding',
      change,
    });
  }

  /** Deletes a server, whatever is being done to it. */
  delete(project: ProjectRef, vps: string, expected: Precondition): Promise<Begun> {
    const change = (row: VpsEntity) => {
      expected.check(row.version);
      if (row.isProtected) throw VpsErrors.protected();
      row.desired = 'deleted';
    };
    return this.begin(project, vps, {
      kind: 'vps.delete',
      from: [],
      state: 'deleting',
      isFinal: true,
      change,
    });
  }

  /** Changes the row and queues the work in one transaction. */
  async begin(project: Pick<ProjectRef, 'id'>, nameOrId: string, verb: Verb): Promise<Begun> {
    const operation = await this.operations.startedBefore(project.id);
    if (operation) return { vps: await this.servers.get(project, nameOrId), operation };
    const { id } = await this.servers.get(project, nameOrId);
    const begun = await this.dataSource.transaction(async (manager) => {
      const vps = await lockVps(manager, id);
      const started = await this.operations.start(manager, {
        projectId: project.id,
        kind: verb.kind,
        resource: { type: 'vps', id },
        ...(verb.input && { input: verb.input }),
        ...(verb.isFinal && { isFinal: true }),
      });
      if (!verb.isFinal && !verb.from.includes(vps.state)) {
        const detail = `It is \`${vps.state}\`; this needs ${verb.from.map((one) => `\`${one}\``).join(' or ')}.`;
        throw VpsErrors.wrong_state({ detail });
      }
      await verb.change?.(vps, manager);
      vps.state = verb.state;
      vps.version += 1;
      vps.updatedAt = this.clock.now();
      await manager.save(vps);
      await this.history.note(manager, verb.kind.replace('vps.', ''), vps);
      return { vps, operation: started };
    });
    void this.operations.wake(begun.operation);
    return begun;
  }
}

const toRun = (row: VpsEntity) => void (row.desired = 'running');
const toStop = (row: VpsEntity) => void (row.desired = 'stopped');
