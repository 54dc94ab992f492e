import { randomBytes } from 'node:crypto';
import { hashOf } from '@skydeck/auth-guard';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull, LessThan, MoreThan } from 'typeorm';
import type { FactorOwner } from '../factor-owner.js';
import { FactorErrors } from '../factors.errors.js';
import { SignInTicketEntity } from './sign-in-ticket.entity.js';

const LIFE_MS = 600_000;
const TOKEN_BYTES = 32;
/** What a ticket begins with, so that nobody takes it for a token. */
export const TICKET_PREFIX = 'tkt_';

/** What was proven before the second factor is asked for. */
export interface FirstFactor {
  readonly amr: readonly string[];
  /** The number or address that a code or link went to. */
  readonly provenTo: string | null;
  readonly client: SignInTicketEntity['client'];
}

/** Tickets between the two halves of a sign-in: good once, for ten minutes. */
@Injectable()
export class SignInTickets {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Makes a ticket in a transaction. Only its hash is kept. */
  async issue(
    manager: EntityManager,
    { plane, id: ownerId, tenant }: FactorOwner,
    { amr, provenTo, client }: FirstFactor,
    canEnrol: boolean,
  ): Promise<{ token: string; expiresAt: Date }> {
    const now = this.clock.now();
    await manager.delete(SignInTicketEntity, {
      expiresAt: LessThan(new Date(now.getTime() - LIFE_MS)),
    });
    const token = TICKET_PREFIX + randomBytes(TOKEN_BYTES).toString('base64url');
    const expiresAt = new Date(now.getTime() + LIFE_MS);
    await manager.insert(SignInTicketEntity, {
      tokenSha256: hashOf(token),
      plane,
      ownerId,
      tenant,
      amr: [...amr],
      client,
      provenTo,
      canEnrol,
      createdAt: now,
      expiresAt,
      consumedAt: null,
    });
    return { token, expiresAt };
  }

  /** A ticket that is good now. @throws `factor.ticket_over` */
  async find(token: string, plane: FactorOwner['plane']): Promise<SignInTicketEntity> {
    const ticket = await this.dataSource.manager.findOneBy(SignInTicketEntity, {
      tokenSha256: hashOf(token),
      plane,
      consumedAt: IsNull(),
      expiresAt: MoreThan(this.clock.now()),
    });
    if (!ticket) throw FactorErrors.ticket_over();
    return ticket;
  }

  /** Uses a ticket up, in the transaction that begins the session; of many at once, one wins. */
  async consume(manager: EntityManager, { tokenSha256 }: SignInTicketEntity): Promise<void> {
    const [rows] = await manager.query<[unknown[], number]>(
      `update sign_in_ticket set consumed_at = $2
       where token_sha256 = $1 and consumed_at is null and expires_at > $2
       returning token_sha256`,
      [tokenSha256, this.clock.now()],
    );
    if (rows.length === 0) throw FactorErrors.ticket_over();
  }
}
