import type { Tenant } from '@skydeck/auth-guard';
import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { AuthSettingsEntity } from '../../settings/auth-settings.entity.js';
import { withDefaults } from '../../settings/sections.js';
import { FactorEntity } from '../factor.entity.js';
import type { FactorOwner } from '../factor-owner.js';
import { RecoveryCodeEntity } from '../recovery-codes/recovery-code.entity.js';
import { isUsableAfter } from './usable-factors.js';
import { KnownDevices } from './known-devices.js';
import { type FirstFactor, SignInTickets } from './sign-in-tickets.js';

/** What whoever signs in is asked for instead of being given a session. */
export interface SecondFactorRequired {
  readonly ticket: string;
  readonly expiresAt: Date;
  readonly canEnrol: boolean;
  readonly hasRecoveryCodes: boolean;
  readonly factors: readonly FactorEntity[];
}

/** Decides, in the transaction of a sign-in, whether one factor is enough. */
@Injectable()
export class SignInGate {
  constructor(
    private readonly tickets: SignInTickets,
    private readonly devices: KnownDevices,
  ) {}

  /** A ticket when a second factor is due, or null when a session can begin. */
  async ask(
    manager: EntityManager,
    owner: FactorOwner,
    first: FirstFactor,
  ): Promise<SecondFactorRequired | null> {
    const policy = await this.#policyOf(manager, owner.tenant);
    if (policy === 'off') return null;
    const { plane, id: ownerId } = owner;
    const all = await manager.find(FactorEntity, {
      where: { plane, ownerId, status: 'active' },
      order: { id: 'asc' },
    });
    const factors = all.filter(isUsableAfter(first.provenTo));
    // What signed somebody in is no second factor; when there is nothing else, there is none.
    if (factors.length === 0 && policy !== 'required') return null;
    if (policy === 'adaptive' && (await this.devices.isKnown(manager, owner))) return null;
    const canEnrol = factors.length === 0;
    const { token, expiresAt } = await this.tickets.issue(manager, owner, first, canEnrol);
    const codes = await manager
      .createQueryBuilder(RecoveryCodeEntity, 'code')
      .where({ plane, ownerId })
      .andWhere('code.used_at is null')
      .getCount();
    return { ticket: token, expiresAt, canEnrol, hasRecoveryCodes: codes > 0, factors };
  }

  /** Read in the transaction: waiting for another connection here could wait for ever. */
  async #policyOf(manager: EntityManager, tenant: Tenant | null) {
    if (tenant === null) return 'optional';
    const row = await manager.findOneBy(AuthSettingsEntity, { tenant });
    return withDefaults(row?.own ?? {}).two_factor.policy;
  }
}
