import type { EntityManager } from 'typeorm';
import type { SessionTokens } from '../../sessions/sessions.service.js';
import type { SignInTicketEntity } from '../policy/sign-in-ticket.entity.js';
import type { FactorOwner } from '../factor-owner.js';
import type { FactorHolder } from './factor-holder.js';
import type { FactorType } from '../factor.entity.js';

/** Hands out the tokens of a session that has begun, after the transaction. */
export type Tokens = () => Promise<SessionTokens>;

/** What factors need of the plane that their owner is on: its sessions and its rules. */
export abstract class FactorPlane {
  /** Lets others have a say before the session that a ticket stands for begins. */
  abstract admit(ticket: SignInTicketEntity, amr: readonly string[]): Promise<void>;

  /** Begins the session that a ticket stands for, in a transaction. */
  abstract begin(
    manager: EntityManager,
    ticket: SignInTicketEntity,
    amr: readonly string[],
  ): Promise<Tokens>;

  /** Notes in a transaction that the owner of a session has given a second factor. */
  abstract raise(
    manager: EntityManager,
    sessionId: string,
    amr: readonly string[],
  ): Promise<Tokens>;

  /** What the owner is called in apps and on passkeys. */
  abstract labelOf(owner: FactorOwner): Promise<string>;

  /** The types that may be added, and whether the last factor may be taken away. */
  abstract rulesOf(owner: FactorOwner): Promise<FactorRules>;

  /** Whether devices are remembered, so that only new ones are asked. */
  abstract remembersDevices(holder: FactorHolder): Promise<boolean>;
}

/** What a plane allows. */
export interface FactorRules {
  readonly types: readonly FactorType[];
  readonly isRequired: boolean;
}
