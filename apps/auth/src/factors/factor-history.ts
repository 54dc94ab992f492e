import { Audit } from '@skydeck/audit';
import type { Tenant } from '@skydeck/auth-guard';
import { Events } from '@skydeck/events';
import { currentRequest } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { FactorEvents, RecoveryCodeEvents, toFactorData } from './factor.events.js';
import type { FactorEntity } from './factor.entity.js';
import type { FactorOwner } from './factor-owner.js';

const VERBS: Record<keyof typeof FactorEvents, string> = {
  added: 'add',
  renamed: 'rename',
  removed: 'remove',
  locked: 'lock',
  clone_detected: 'refuse_clone',
};

/** Writes down what happens to factors: events for the project of a user, audit for everybody. */
@Injectable()
export class FactorHistory {
  constructor(
    private readonly events: Events,
    private readonly audit: Audit,
  ) {}

  /** Records in a transaction, as its last step, what happened to a factor. */
  async note(
    manager: EntityManager,
    what: keyof typeof FactorEvents,
    factor: FactorEntity,
  ): Promise<void> {
    const { tenant, id: subject, plane, ownerId, type } = factor;
    if (tenant !== null) {
      const data = toFactorData(factor);
      await this.events.record(manager, { type: FactorEvents[what], tenant, subject, data });
    }
    const state = { type, owner_id: ownerId };
    const owner = { plane, id: ownerId, tenant };
    const sides = what === 'removed' ? { before: state } : { after: state };
    await this.#audit(manager, owner, `factor.${VERBS[what]}`, subject, sides);
  }

  /** Records what happened to the recovery codes of somebody. */
  async noteCodes(
    manager: EntityManager,
    what: keyof typeof RecoveryCodeEvents,
    owner: FactorOwner,
    left: number,
  ): Promise<void> {
    const { tenant, id } = owner;
    if (tenant !== null) {
      const data = { user_id: id, left };
      const type = RecoveryCodeEvents[what];
      await this.events.record(manager, { type, tenant, subject: id, data });
    }
    const action = `recovery_codes.${what === 'used' ? 'use' : 'generate'}`;
    await this.#audit(manager, owner, action, id, { after: { left } });
  }

  /** What an account does to itself belongs to no project, so it has a log of its own. */
  async #audit(
    manager: EntityManager,
    { plane, id, tenant }: FactorOwner,
    action: string,
    target: string,
    sides: { before?: Record<string, unknown>; after?: Record<string, unknown> },
  ): Promise<void> {
    const actor = currentRequest()?.caller ?? { kind: plane, id };
    const entry = { tenant: tenant ?? (id as Tenant), action, target, actor, ...sides };
    await this.audit.record(manager, entry);
  }
}
