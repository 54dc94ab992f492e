import { Injectable } from '@nestjs/common';
import { readKeyset } from '@skydeck/database';
import { Clock } from '@skydeck/service';
import {
  DataSource,
  type EntityManager,
  type FindOptionsWhere,
  type SelectQueryBuilder,
} from 'typeorm';
import { AccountEntity } from '../accounts/account.entity.js';
import { ProjectEntity } from '../projects/project.entity.js';
import { InvitationEntity, type InvitationStatus } from './invitation.entity.js';
import { InvitationErrors } from './invitations.errors.js';
import type { ListInvitations, ListOwnInvitations, NamedInvitation } from './invitations.schema.js';

/** Reads invitations with the names around them; none of deleted projects. */
@Injectable()
export class InvitationReader {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** The invitations of a project, one more than `limit`. */
  async ofProject(
    projectId: string,
    wanted: ReturnType<typeof ListInvitations.parse>,
  ): Promise<NamedInvitation[]> {
    const { status, ...exact } = wanted.filters;
    const query = this.#select().where({ projectId, ...exact });
    return this.#named(await readKeyset(this.#inStatus(query, status), wanted));
  }

  /** The invitations of an address, one more than `limit`. */
  async ofAddress(
    email: string,
    wanted: ReturnType<typeof ListOwnInvitations.parse>,
  ): Promise<NamedInvitation[]> {
    const query = this.#select()
      .innerJoin(
        ProjectEntity,
        'project',
        'project.id = invitation.project_id and project.deleted_at is null',
      )
      .where({ email });
    const { status } = wanted.filters;
    return this.#named(await readKeyset(this.#inStatus(query, status), wanted));
  }

  /** One invitation. @throws `invitation.not_found` */
  async one(
    which: FindOptionsWhere<InvitationEntity>,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<NamedInvitation> {
    const row = await manager.findOneBy(InvitationEntity, which);
    const [named] = row ? await this.#named([row], manager) : [];
    if (!named) throw InvitationErrors.not_found();
    return named;
  }

  #select(): SelectQueryBuilder<InvitationEntity> {
    return this.dataSource.manager.createQueryBuilder(InvitationEntity, 'invitation');
  }

  /** What is pending when its time is over has expired, also before the row says so. */
  #inStatus(query: SelectQueryBuilder<InvitationEntity>, status: InvitationStatus | undefined) {
    if (status === undefined) return query;
    const now = this.clock.now();
    if (status === 'pending') {
      return query.andWhere(`invitation.status = 'pending' and expires_at > :now`, { now });
    }
    if (status !== 'expired') return query.andWhere('invitation.status = :status', { status });
    return query.andWhere(
      `(invitation.status = 'expired' or invitation.status = 'pending' and expires_at <= :now)`,
      { now },
    );
  }

  async #named(
    rows: readonly InvitationEntity[],
    manager = this.dataSource.manager,
  ): Promise<NamedInvitation[]> {
    const idsOf = (key: 'projectId' | 'invitedBy') => [...new Set(rows.map((row) => row[key]))];
    const projects = await manager.query<Pick<ProjectEntity, 'id' | 'slug' | 'name'>[]>(
      'select id, slug, name from project where id = any($1) and deleted_at is null',
      [idsOf('projectId')],
    );
    const people = await manager.query<Pick<AccountEntity, 'id' | 'name'>[]>(
      'select id, coalesce(name, email, phone) as name from account where id = any($1)',
      [idsOf('invitedBy')],
    );
    const projectOf = new Map(projects.map((project) => [project.id, project]));
    const nameOf = new Map(people.map(({ id, name }) => [id, name]));
    return rows.flatMap((row) => {
      const project = projectOf.get(row.projectId);
      if (!project) return [];
      const inviterName = nameOf.get(row.invitedBy) ?? null;
      const names = { projectSlug: project.slug, projectName: project.name, inviterName };
      return [Object.assign(row, names)];
    });
  }
}
