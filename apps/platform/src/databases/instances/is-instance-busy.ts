import { OperationEntity } from '@skydeck/operations';
import type { EntityManager } from 'typeorm';
import { DatabaseEntity } from '../managed/database.entity.js';

/** Whether something is being done to the database of a server of its own. */
export async function isInstanceBusy(manager: EntityManager, instanceId: string): Promise<boolean> {
  return manager
    .createQueryBuilder(OperationEntity, 'operation')
    .innerJoin(DatabaseEntity, 'managed', 'managed.id = operation.resourceId')
    .where('managed.instanceId = :instanceId and managed.plan = :plan', {
      instanceId,
      plan: 'dedicated',
    })
    .andWhere('operation.finishedAt is null')
    .getExists();
}
