import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Membership, Role } from '@skydeck/auth-guard';
import { madeBefore } from '@skydeck/idempotency';
import { Quotas } from '@skydeck/limits';
import { Clock } from '@skydeck/service';
import { DataSource, type EntityManager, Repository } from 'typeorm';
import { History } from '../history/history.js';
import { AccountsService } from '../accounts/accounts.service.js';
import type { Destination } from '../otp/destination.js';
import { ProjectsService } from '../projects/projects.service.js';
import { RevocationsService } from '../sessions/revocations.service.js';
import { MemberEntity } from './member.entity.js';
import { MemberEvents } from './member.events.js';
import { mayHandle } from './member-rules.js';
import { MemberErrors } from './members.errors.js';
import type { NamedMember } from './members.schema.js';

/**
 * Locks the owners in one order, and counts them as they are once the lock is held: owners who
 * leave at the same time are counted one after the other, so one always stays.
 */
const OWNERS = `with owners as (
  select account_id from member where project_id = $1 and role = 'owner'
  order by account_id for update)`;

const ACTIONS = { added: 'member.add', updated: 'member.update', removed: 'member.remove' };

/** Who belongs to a project, and as what. */
@Injectable()
export class MembersService {
  constructor(
    @InjectRepository(MemberEntity) private readonly members: Repository<MemberEntity>,
    private readonly accounts: AccountsService,
    private readonly projects: ProjectsService,
    private readonly dataSource: DataSource,
    private readonly revocations: RevocationsService,
    private readonly quotas: Quotas,
    private readonly clock: Clock,
    private readonly history: History,
  ) {}

  /** An account's role in a project that is named by identifier or slug, or null. */
  async resolve(accountId: string, named: string): Promise<(Membership & { name: string }) | null> {
    const project = await this.projects.resolve(named);
    if (!project) return null;
    const { id, slug, name } = project;
    const member = await this.members.findOneBy({ projectId: id, accountId });
    return member && { project: { id, slug }, role: member.role, name };
  }

  /** Adds a person; somebody without an account is invited. */
  async add(actor: Role, projectId: string, person: Destination, role: Role): Promise<NamedMember> {
    mayHandle(actor, role);
    const account = await this.accounts.invited(person);
    const accountId = account.id;
    // A member has no identifier of its own.
    const before = await madeBefore('mem', () => this.members.findOneBy({ projectId, accountId }));
    if (before?.role === role) return { id: accountId, member: before, account };
    const member = await this.dataSource.transaction((manager) =>
      this.join(manager, { projectId, accountId, role }),
    );
    if (!member) throw MemberErrors.already_member();
    await this.announce(projectId, accountId);
    return { id: accountId, member, account };
  }

  /**
   * Makes an account a member, in a running transaction; null when it is one already. Announce it
   * after the commit. @throws `quota_exceeded`
   */
  async join(
    manager: EntityManager,
    wanted: Pick<MemberEntity, 'projectId' | 'accountId' | 'role'>,
  ): Promise<MemberEntity | null> {
    const { projectId, accountId, role } = wanted;
    await this.quotas.take('members', manager, projectId);
    const member = { ...wanted, createdAt: this.clock.now() };
    const insert = manager.createQueryBuilder().insert().into(MemberEntity).values(member);
    const { raw } = await insert.orIgnore().returning('account_id').execute();
    if ((raw as unknown[]).length === 0) return null;
    await this.#note(manager, 'added', projectId, accountId, { after: role });
    return member;
  }

  /** Changes a role; the last owner keeps theirs. */
  async change(
    actor: Role,
    projectId: string,
    accountId: string,
    role: Role,
  ): Promise<NamedMember> {
    mayHandle(actor, role);
    const before = await this.#checkTarget(actor, projectId, accountId);
    const rows = await this.dataSource.transaction(async (manager) => {
      const [changed] = await manager.query<[unknown[], number]>(
        `${OWNERS} update member set role = $3
       where project_id = $1 and account_id = $2
         and ($3 = 'owner' or role <> 'owner' or (select count(*) from owners) > 1)
       returning account_id`,
        [projectId, accountId, role],
      );
      if (changed.length > 0) {
        await this.#note(manager, 'updated', projectId, accountId, { before, after: role });
      }
      return changed;
    });
    if (rows.length === 0) throw MemberErrors.last_owner();
    await this.announce(projectId, accountId);
    const member = await this.#found(projectId, accountId);
    return { id: accountId, member, account: await this.accounts.get(accountId) };
  }

  /** Removes a member; the last owner stays. */
  async remove(actor: Role, projectId: string, accountId: string): Promise<void> {
    const before = await this.#checkTarget(actor, projectId, accountId);
    const rows = await this.dataSource.transaction(async (manager) => {
      const [removed] = await manager.query<[unknown[], number]>(
        `${OWNERS} delete from member
       where project_id = $1 and account_id = $2
         and (role <> 'owner' or (select count(*) from owners) > 1)
       returning account_id`,
        [projectId, accountId],
      );
      if (removed.length > 0) {
        await this.#note(manager, 'removed', projectId, accountId, { before });
      }
      return removed;
    });
    if (rows.length === 0) throw MemberErrors.last_owner();
    await this.announce(projectId, accountId);
  }

  async #checkTarget(actor: Role, projectId: string, accountId: string): Promise<Role> {
    const { role } = await this.#found(projectId, accountId);
    mayHandle(actor, role);
    return role;
  }

  async #note(
    manager: EntityManager,
    what: keyof typeof MemberEvents,
    projectId: string,
    accountId: string,
    { before, after }: { before?: Role; after?: Role },
  ): Promise<void> {
    await this.history.note(manager, {
      type: MemberEvents[what],
      projectId,
      subject: accountId,
      data: { account_id: accountId, role: after ?? before ?? 'viewer' },
      action: ACTIONS[what],
      ...(before && { before: { role: before } }),
      ...(after && { after: { role: after } }),
    });
  }

  async #found(projectId: string, accountId: string): Promise<MemberEntity> {
    const member = await this.members.findOneBy({ projectId, accountId });
    if (!member) throw MemberErrors.not_found();
    return member;
  }

  /** Makes every guard ask anew who belongs to the project. */
  async announce(projectId: string, accountId: string): Promise<void> {
    const who = { account_id: accountId, project_id: projectId };
    await this.revocations.announce({ kind: 'member', ...who });
  }
}
