import { Injectable } from '@nestjs/common';
import { Clock } from '@skydeck/service';
import { DataSource, type EntityManager } from 'typeorm';
import { AccountsService } from '../accounts/accounts.service.js';
import { MemberErrors } from '../members/members.errors.js';
import { MembersService } from '../members/members.service.js';
import { mask } from '../otp/destination.js';
import { InvitationHistory } from './invitation-history.js';
import { InvitationReader } from './invitation-reader.js';
import { hashInvitationToken, isInvitationToken } from './invitation-token.js';
import { InvitationErrors, invitationEnded } from './invitations.errors.js';
import type { ListOwnInvitations, NamedInvitation } from './invitations.schema.js';

/** Invitations as the people who are invited handle them. */
@Injectable()
export class InvitationAnswersService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly reader: InvitationReader,
    private readonly accounts: AccountsService,
    private readonly members: MembersService,
    private readonly clock: Clock,
    private readonly history: InvitationHistory,
  ) {}

  /** The invitations to an account, one more than `limit`; none without an e-mail address. */
  async list(
    accountId: string,
    wanted: ReturnType<typeof ListOwnInvitations.parse>,
  ): Promise<NamedInvitation[]> {
    const email = await this.#addressOf(accountId);
    return email === null ? [] : this.reader.ofAddress(email, wanted);
  }

  /**
   * An invitation to an account, named by its identifier or by the token of its link. Who holds the
   * token but another account is told so; nobody learns from an identifier whether it exists.
   */
  async get(accountId: string, tokenOrId: string): Promise<NamedInvitation> {
    const isToken = isInvitationToken(tokenOrId);
    const which = isToken ? { tokenSha256: hashInvitationToken(tokenOrId) } : { id: tokenOrId };
    const invitation = await this.reader.one(which);
    if (invitation.email === (await this.#addressOf(accountId))) return invitation;
    if (!isToken) throw InvitationErrors.not_found();
    const to = mask({ channel: 'email', to: invitation.email });
    throw InvitationErrors.wrong_account({ detail: `This invitation is for ${to}.` });
  }

  /** Makes the account a member, once. */
  async accept(accountId: string, tokenOrId: string): Promise<NamedInvitation> {
    const known = await this.get(accountId, tokenOrId);
    await this.dataSource.transaction(async (manager) => {
      const invitation = await this.#end(manager, known, 'accepted');
      const { projectId, role } = invitation;
      const isNew = await this.members.join(manager, { projectId, accountId, role });
      if (!isNew) throw MemberErrors.already_member();
      await this.history.note(manager, 'accepted', invitation);
    });
    await this.members.announce(known.projectId, accountId);
    return this.reader.one({ id: known.id });
  }

  async decline(accountId: string, tokenOrId: string): Promise<NamedInvitation> {
    const known = await this.get(accountId, tokenOrId);
    await this.dataSource.transaction(async (manager) => {
      const invitation = await this.#end(manager, known, 'declined');
      await this.history.note(manager, 'declined', invitation);
    });
    return this.reader.one({ id: known.id });
  }

  /**
   * Ends an open invitation. The token must be the one that was looked up: a link that was replaced
   * in the meantime is no longer good. One statement, so only one caller wins.
   */
  async #end(
    manager: EntityManager,
    { id, tokenSha256 }: NamedInvitation,
    to: 'accepted' | 'declined',
  ): Promise<NamedInvitation> {
    const [rows] = await manager.query<[unknown[], number]>(
      `update invitation set status = $2, ended_at = $3
       where id = $1 and token_sha256 = $4 and status = 'pending' and expires_at > $3
         and exists (select 1 from project where project.id = project_id and deleted_at is null)
       returning id`,
      [id, to, this.clock.now(), tokenSha256],
    );
    if (rows.length === 1) return this.reader.one({ id }, manager);
    throw invitationEnded(await this.reader.one({ id }, manager));
  }

  /** The address that the account proved to hold: whoever is signed in came by a code sent to it. */
  async #addressOf(accountId: string): Promise<string | null> {
    const { email, status } = await this.accounts.get(accountId);
    return status === 'active' ? email : null;
  }
}
