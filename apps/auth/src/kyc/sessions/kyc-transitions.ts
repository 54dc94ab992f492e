import { Injectable } from '@nestjs/common';
import { Clock } from '@skydeck/service';
import type { EntityManager } from 'typeorm';
import { History } from '../../history/history.js';
import { KycSessionEntity, type KycStatus } from './kyc-session.entity.js';
import { KycSessionEvents, sessionState, toSessionData } from './kyc-session.events.js';

/** Every step that a session can take. */
const STEPS: Record<KycStatus, readonly KycStatus[]> = {
  created: ['requires_input', 'canceled', 'expired'],
  requires_input: ['processing', 'canceled', 'expired'],
  processing: ['requires_input', 'needs_review', 'verified', 'canceled'],
  needs_review: ['requires_input', 'verified', 'declined', 'canceled'],
  verified: ['redacted'],
  declined: ['redacted'],
  canceled: ['redacted'],
  expired: ['redacted'],
  redacted: [],
};

const OUTCOMES = new Set<KycStatus>(['verified', 'declined', 'canceled', 'expired']);

/** One step of a session. */
export interface KycStep {
  readonly id: string;
  readonly to: KycStatus;
  /** The statuses to leave; every one that leads there when not given. */
  readonly from?: readonly KycStatus[];
  /** What changes with it. */
  readonly set?: Partial<KycSessionEntity>;
  /** What else must hold, with the alias `session`. */
  readonly when?: readonly [string, Record<string, unknown>];
}

/** The statuses from which a status can be reached. */
export function before(to: KycStatus): KycStatus[] {
  return (Object.keys(STEPS) as KycStatus[]).filter((from) => STEPS[from].includes(to));
}

/** Moves sessions on. Each step is one conditional UPDATE with its event and its audit entry. */
@Injectable()
export class KycTransitions {
  constructor(
    private readonly history: History,
    private readonly clock: Clock,
  ) {}

  /** @returns the session after the step; null when it cannot take it (any more) */
  async take(manager: EntityManager, step: KycStep): Promise<KycSessionEntity | null> {
    const { id, to, from = before(to), set = {}, when } = step;
    const now = this.clock.now();
    const allowed = from.filter((status) => STEPS[status].includes(to));
    const update = manager
      .createQueryBuilder()
      .update(KycSessionEntity)
      .set({
        ...set,
        status: to,
        ...(OUTCOMES.has(to) && { outcome: to as never, decidedAt: now }),
        version: () => 'version + 1',
        updatedAt: now,
      })
      .where('id = :id and status = any(:allowed)', { id, allowed });
    if (when) update.andWhere(...when);
    const { affected } = await update.execute();
    if (affected !== 1) return null;
    const session = await manager.findOneByOrFail(KycSessionEntity, { id });
    await this.note(manager, to, session);
    return session;
  }

  /** Tells of a status that a session has reached. */
  async note(manager: EntityManager, to: KycStatus, session: KycSessionEntity): Promise<void> {
    await this.history.noteInMode(manager, {
      type: KycSessionEvents[to],
      tenant: session.tenant,
      subject: session.id,
      data: toSessionData(session),
      action: `kyc_session.${VERBS[to]}`,
      after: sessionState(session),
    });
  }
}

const VERBS: Record<KycStatus, string> = {
  created: 'create',
  requires_input: 'ask',
  processing: 'submit',
  needs_review: 'refer',
  verified: 'verify',
  declined: 'decline',
  canceled: 'cancel',
  expired: 'expire',
  redacted: 'redact',
};
