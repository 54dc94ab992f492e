import { Injectable } from '@nestjs/common';
import { type OperationEntity, Operations } from '@skydeck/operations';
import type { EntityManager } from 'typeorm';
import type { KycSessionEntity } from '../sessions/kyc-session.entity.js';

export const PROCESS = 'kyc.process';

/** Has what was handed in checked, in the background. */
@Injectable()
export class Processing {
  constructor(private readonly operations: Operations) {}

  /** Writes down what is to be done, in the transaction that hands it in. */
  begin(manager: EntityManager, { id, tenant, round }: KycSessionEntity) {
    return this.operations.start(manager, {
      projectId: tenant,
      kind: PROCESS,
      resource: { type: 'kyc_session', id },
      input: { round },
      isFinal: false,
    });
  }

  /** Has a worker look at it, after the commit. */
  async wake(operation: OperationEntity): Promise<void> {
    await this.operations.wake(operation);
  }
}
