import { Injectable } from '@nestjs/common';
import type { AppEntity } from '../apps/app.entity.js';
import { WEB } from '../engine/runtime.driver.js';
import { ReplicaKeeper } from '../runtime/replica-keeper.js';
import type { TrackedReplica } from '../runtime/tracked-replica.js';
import { ReplicaExecErrors } from './exec.errors.js';
import type { CreateExec } from './exec.schema.js';

/** Finds what runs of an app. */
@Injectable()
export class RunningReplicas {
  constructor(private readonly keeper: ReplicaKeeper) {}

  /** Replicas of the release that serves, oldest first. */
  of({ currentReleaseId: id }: AppEntity): TrackedReplica[] {
    return id === null ? [] : this.keeper.tracked(id).filter(({ replica }) => replica);
  }

  /** @throws `app_exec.no_replica` */
  choose(app: AppEntity, wanted: Pick<CreateExec, 'replica' | 'process'>): TrackedReplica {
    const { replica, process } = wanted;
    const running = this.of(app);
    const fits = running.filter((one) => {
      return replica === undefined ? one.process === (process ?? WEB) : one.id === replica;
    });
    const chosen = fits.find(({ isHealthy }) => isHealthy) ?? fits[0];
    if (!chosen) throw ReplicaExecErrors.no_replica();
    return chosen;
  }
}
