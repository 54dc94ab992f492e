import type { EntityManager } from 'typeorm';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  type Completion,
  type OperationEntity,
  type OperationError,
  OperationHandler,
  type OperationRun,
} from '@skydeck/operations';
import { ComputeFailure } from '../engine/compute-failure.js';
import type { ComputeDriver } from '../engine/compute.driver.js';
import type { ServerSpec } from '../engine/server-spec.js';
import { VpsErrors } from '../vps.errors.js';
import { VpsEntity } from '../servers/vps.entity.js';
import type { VpsState } from '../servers/vps-state.js';
import { toVpsError } from './to-vps-error.js';
import { VpsTools } from './vps-tools.js';

/** What a verb needs of its server. */
export interface VpsWork<Input extends object> extends OperationRun<Input> {
  readonly vps: VpsEntity;
  readonly driver: ComputeDriver;
}

/** One thing that can be done to a server. */
@Injectable()
export abstract class VpsHandler<Input extends object = object>
  extends OperationHandler<Input>
  implements OnModuleInit
{
  /** An engine that was lost is back after a few seconds. */
  override readonly mostAttempts: number = 5;
  /** Whether the network of this machine has to be as the rows want it before it begins. */
  protected readonly needsNetwork: boolean = true;

  constructor(protected readonly tools: VpsTools) {
    super();
  }

  onModuleInit(): void {
    this.tools.handlers.add(this);
  }

  /** Does it with the engine. @returns what to write with its success */
  protected abstract work(work: VpsWork<Input>): Promise<Completion>;

  override async run(run: OperationRun<Input>): Promise<Completion> {
    const { dataSource, engines, network } = this.tools;
    const id = run.operation.resourceId;
    const vps = await dataSource.manager.findOneByOrFail(VpsEntity, { id });
    try {
      const driver = await engines.open(vps.engine);
      // The attempt before may have failed because the engine was lost: opening finds it again.
      if (run.operation.attempts > 1) await driver.open();
      if (this.needsNetwork) await network.ready(vps.engine);
      return await this.work({ ...run, vps, driver });
    } catch (error) {
      if (error instanceof ComputeFailure && error.isRetryable) throw error;
      throw toVpsError(error);
    }
  }

  /** The engine may be back, or have room, a little later. */
  override isRetryable(error: unknown): boolean {
    return error instanceof ComputeFailure && error.isRetryable;
  }

  override async failed(
    manager: EntityManager,
    { resourceId }: OperationEntity,
    error: OperationError,
  ): Promise<void> {
    const vps = await manager.findOneBy(VpsEntity, { id: resourceId });
    if (!vps || vps.deletedAt) return;
    // Who deletes it has called this off: the server is on its way out.
    if (vps.desired !== 'deleted') vps.state = stateAfterFailure(vps);
    vps.error = error;
    vps.updatedAt = this.tools.clock.now();
    await manager.save(vps);
    await this.tools.history.tellFailed(manager, vps, error);
  }

  /** Its name at the engine. @throws `vps.lost` when it was never made there */
  protected refOf({ engineRef }: VpsEntity): string {
    if (engineRef === null) throw VpsErrors.lost();
    return engineRef;
  }

  /** Writes a change of the row with the success of the operation. */
  protected completing(
    vps: VpsEntity,
    changes: Partial<VpsEntity>,
    tell: (manager: EntityManager, row: VpsEntity) => Promise<void>,
  ): Completion {
    return async (manager) => {
      const row = await manager.findOneByOrFail(VpsEntity, { id: vps.id });
      const written = { ...changes, updatedAt: this.tools.clock.now(), error: null };
      Object.assign(row, written);
      await this.tools.meter.follow(manager, row);
      await manager.update(VpsEntity, { id: vps.id }, { ...written, metered: row.metered });
      await tell(manager, row);
    };
  }

  /** Has the image of a server here and in the engine, told as the first part of the work. */
  protected prepareImage(work: VpsWork<object>): Promise<string> {
    const { vps, driver, signal } = work;
    const onProgress = (done: number) => this.report(work, 0.05 + done * 0.6, 'building the image');
    return this.tools.images.prepare(vps.imageId, driver, { signal, onProgress });
  }

  /** Tells how far it is without waiting: what progress cannot be told changes nothing. */
  protected report({ progress }: VpsWork<object>, fraction: number, stage: string): void {
    void progress(fraction, stage).catch(() => undefined);
  }

  /** What a row says of a server that was started now. */
  protected started(): Partial<VpsEntity> {
    const startedAt = this.tools.clock.now();
    return { state: 'running', power: 'running', startedAt, readyAt: null };
  }

  /** What the engine is told to make. */
  protected async specOf(vps: VpsEntity, imageRef: string): Promise<ServerSpec> {
    const nics = await this.tools.addresses.of(this.tools.dataSource.manager, [vps.id]);
    const { id, projectId, name, vcpus, cpuShare, memoryMb, diskGb, sshKeys } = vps;
    return {
      id,
      projectId,
      hostname: name,
      size: { vcpus, cpuShare, memoryMb, diskGb },
      imageRef,
      nics: nics.get(id) ?? [],
      sshKeys,
      userData: vps.userDataSealed === null ? '' : this.tools.box.open(vps.userDataSealed, vps.id),
    };
  }
}

function stateAfterFailure({ engineRef, power }: VpsEntity): VpsState {
  if (engineRef === null) return 'error';
  return power === 'running' || power === 'stopped' ? power : 'unknown';
}
