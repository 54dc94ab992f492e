import { Injectable } from '@nestjs/common';
import { CommonErrors } from '@skydeck/errors';
import { Clock } from '@skydeck/service';
import { DataSource } from 'typeorm';
import { SessionsService } from '../../sessions/sessions.service.js';
import { isStepUpFresh } from '../engine/factor-holder.js';
import { FactorEntity } from '../factor.entity.js';
import { FactorErrors } from '../factors.errors.js';

/** Asks accounts that have a second factor to have given it a moment ago. */
@Injectable()
export class StepUps {
  constructor(
    private readonly dataSource: DataSource,
    private readonly sessions: SessionsService,
    private readonly clock: Clock,
  ) {}

  /** @throws `factor.step_up_required` when the account has a factor and has not just given it */
  async check(accountId: string, sessionId: string | undefined): Promise<void> {
    const which = { plane: 'account' as const, ownerId: accountId, status: 'active' as const };
    if (!(await this.dataSource.manager.existsBy(FactorEntity, which))) return;
    if (sessionId === undefined) throw CommonErrors.unauthenticated();
    const session = await this.sessions.inForce(sessionId);
    if (!isStepUpFresh(session, this.clock.now())) throw FactorErrors.step_up_required();
  }
}
