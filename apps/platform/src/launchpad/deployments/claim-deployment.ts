import { type EntityManager, In, MoreThan } from 'typeorm';
import { lockApp } from '../apps/lock-app.js';
import { DeploymentEntity } from './deployment.entity.js';
import { WORKING_STAGES } from './deployment-status.js';
import type { Lease } from './lease.js';
import { enteredAt } from './stage-times.js';

/** Takes a waiting deployment in hand, unless another one of its app is worked on or is newer. */
export async function claimDeployment(
  manager: EntityManager,
  id: string,
  now: Date,
): Promise<Lease | 'superseded' | undefined> {
  const waiting = await manager.findOneBy(DeploymentEntity, { id, status: 'queued' });
  if (!waiting) return undefined;
  const { appId, number, workerEpoch } = waiting;
  const app = await lockApp(manager, appId).catch(() => undefined);
  const working = { appId, status: In(WORKING_STAGES) };
  if (!app || (await manager.existsBy(DeploymentEntity, working))) return undefined;
  // One that was given back may find that a newer one waits already.
  const newer = { appId, status: 'queued' as const, number: MoreThan(number) };
  if (await manager.existsBy(DeploymentEntity, newer)) {
    await manager.update(DeploymentEntity, { id }, { status: 'superseded', finishedAt: now });
    return 'superseded';
  }
  const epoch = workerEpoch + 1;
  const { affected } = await manager.update(
    DeploymentEntity,
    { id, status: 'queued', workerEpoch },
    {
      status: 'cloning',
      stage: 'cloning',
      stageTimes: enteredAt('cloning', now),
      workerEpoch: epoch,
      attempts: waiting.attempts + 1,
      heartbeatAt: now,
      startedAt: waiting.startedAt ?? now,
      error: null,
    },
  );
  return affected === 1 ? { id, epoch, status: 'cloning' } : undefined;
}
