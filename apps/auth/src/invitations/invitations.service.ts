import { Injectable } from '@nestjs/common';
import type { Role } from '@skydeck/auth-guard';
import { idOfThing, madeBefore } from '@skydeck/idempotency';
import { Quotas } from '@skydeck/limits';
import { Clock } from '@skydeck/service';
import { DataSource, type EntityManager } from 'typeorm';
import { mayHandle } from '../members/member-rules.js';
import { MemberErrors } from '../members/members.errors.js';
import { InvitationHistory } from './invitation-history.js';
import { InvitationMail } from './invitation-mail.js';
import { InvitationReader } from './invitation-reader.js';
import { hashInvitationToken, newInvitationToken } from './invitation-token.js';
import { InvitationEntity } from './invitation.entity.js';
import { InvitationErrors, invitationEnded } from './invitations.errors.js';
import type { CreateInvitation, NamedInvitation } from './invitations.schema.js';

const LIFE_MS = 7 * 86_400_000;
const QUOTA = 'invitations_per_day';

/** Who invites, and where to. */
export interface Inviter {
  readonly accountId: string;
  readonly role: Role;
  readonly projectId: string;
  /** The HTTP request that this serves. */
  readonly requestId: string;
}

/** Invitations as the members of a project handle them. */
@Injectable()
export class InvitationsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly reader: InvitationReader,
    private readonly mail: InvitationMail,
    private readonly quotas: Quotas,
    private readonly clock: Clock,
    private readonly history: InvitationHistory,
  ) {}

  /** Invites an address. @throws `invitation.already_invited`, `member.already_member` */
  async create(inviter: Inviter, { email, role }: CreateInvitation): Promise<NamedInvitation> {
    const { projectId, accountId } = inviter;
    mayHandle(inviter.role, role);
    const token = newInvitationToken();
    const now = this.clock.now();
    const made = await madeBefore('inv', (id) => this.reader.one({ id, projectId }));
    if (made) return made.mailedAt ? made : this.#deliver(made.id, token, inviter.requestId);
    const fresh: InvitationEntity = {
      id: idOfThing('inv', now.getTime()),
      projectId,
      email,
      role,
      tokenSha256: hashInvitationToken(token),
      status: 'pending',
      invitedBy: accountId,
      mailedAt: null,
      createdAt: now,
      expiresAt: new Date(now.getTime() + LIFE_MS),
      endedAt: null,
    };
    await this.dataSource.transaction(async (manager) => {
      await this.quotas.take(QUOTA, manager, projectId);
      await this.#makeRoom(manager, fresh, now);
      const insert = manager.createQueryBuilder().insert().into(InvitationEntity).values(fresh);
      const { raw } = await insert.orIgnore().returning('id').execute();
      if ((raw as unknown[]).length === 0) throw InvitationErrors.already_invited();
      await this.history.note(manager, 'created', fresh);
    });
    return this.#deliver(fresh.id, token, inviter.requestId);
  }

  /** Sends a new link for 7 more days; the old one stops working. */
  async resend(inviter: Inviter, id: string): Promise<NamedInvitation> {
    const { projectId, role } = inviter;
    const known = await this.reader.one({ id, projectId });
    mayHandle(role, known.role);
    const token = newInvitationToken();
    await this.dataSource.transaction(async (manager) => {
      const now = this.clock.now();
      await this.quotas.take(QUOTA, manager, projectId);
      const [rows] = await manager.query<[unknown[], number]>(
        `update invitation set token_sha256 = $2, expires_at = $3, mailed_at = null
         where id = $1 and status = 'pending' and expires_at > $4 returning id`,
        [id, hashInvitationToken(token), new Date(now.getTime() + LIFE_MS), now],
      );
      if (rows.length === 0) throw invitationEnded(await this.reader.one({ id }, manager));
      await this.history.note(manager, 'resent', known);
    });
    return this.#deliver(id, token, inviter.requestId);
  }

  /** Takes an open invitation back. */
  async revoke({ projectId, role }: Inviter, id: string): Promise<void> {
    const known = await this.reader.one({ id, projectId });
    mayHandle(role, known.role);
    await this.dataSource.transaction(async (manager) => {
      const [rows] = await manager.query<[unknown[], number]>(
        `update invitation set status = 'revoked', ended_at = $2
         where id = $1 and status = 'pending' returning id`,
        [id, this.clock.now()],
      );
      if (rows.length === 0) throw InvitationErrors.not_open();
      await this.history.note(manager, 'revoked', known);
    });
  }

  /** An invitation whose time is over makes room for another; a member needs none. */
  async #makeRoom(
    manager: EntityManager,
    { projectId, email }: InvitationEntity,
    now: Date,
  ): Promise<void> {
    const members = await manager.query<unknown[]>(
      `select 1 from member join account on account.id = account_id
       where project_id = $1 and email = $2`,
      [projectId, email],
    );
    if (members.length > 0) throw MemberErrors.already_member();
    await manager.query(
      `update invitation set status = 'expired'
       where project_id = $1 and email = $2 and status = 'pending' and expires_at <= $3`,
      [projectId, email, now],
    );
  }

  /** The invitation stands whether or not its mail could be handed over, and says which. */
  async #deliver(id: string, token: string, requestId: string): Promise<NamedInvitation> {
    const invitation = await this.reader.one({ id });
    if (!(await this.mail.send(invitation, token, requestId))) return invitation;
    const mailedAt = this.clock.now();
    const which = { id, tokenSha256: hashInvitationToken(token) };
    await this.dataSource.manager.update(InvitationEntity, which, { mailedAt });
    return { ...invitation, mailedAt };
  }
}
