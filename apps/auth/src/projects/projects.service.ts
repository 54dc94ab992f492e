import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { readKeyset } from '@skydeck/database';
import { type Precondition, versionOf } from '@skydeck/envelope';
import { CommonErrors } from '@skydeck/errors';
import { idOfThing, madeBefore } from '@skydeck/idempotency';
import { Quotas } from '@skydeck/limits';
import { Clock } from '@skydeck/service';
import { DataSource, type EntityManager, In, IsNull, Repository } from 'typeorm';
import { History } from '../history/history.js';
import { MemberEntity } from '../members/member.entity.js';
import { RevocationsService } from '../sessions/revocations.service.js';
import { ProjectEntity } from './project.entity.js';
import { ProjectEvents } from './project.events.js';
import { ProjectErrors } from './projects.errors.js';
import type { ListProjects, OwnProject } from './projects.schema.js';
import { isReserved, slugFrom, withSuffix } from './slug.js';

const SLUG_TRIES = 5;

/** Projects: made, found, renamed, deleted. */
@Injectable()
export class ProjectsService {
  constructor(
    @InjectRepository(ProjectEntity) private readonly projects: Repository<ProjectEntity>,
    @InjectRepository(MemberEntity) private readonly members: Repository<MemberEntity>,
    private readonly dataSource: DataSource,
    private readonly revocations: RevocationsService,
    private readonly quotas: Quotas,
    private readonly clock: Clock,
    private readonly history: History,
  ) {}

  /** Makes a project that the account owns. Without a slug, one is made from the name. */
  async create(accountId: string, name: string, slug?: string): Promise<OwnProject> {
    const made = await madeBefore('prj', (id) => this.get(id, 'owner'));
    if (made) return made;
    const id = idOfThing('prj', this.clock.now().getTime());
    if (slug !== undefined) {
      if (isReserved(slug)) throw ProjectErrors.slug_reserved();
      const project = await this.#add(accountId, { id, name, slug });
      if (project) return project;
      throw ProjectErrors.slug_taken();
    }
    const wanted = slugFrom(name);
    for (let attempt = 0; attempt < SLUG_TRIES; attempt++) {
      const free = attempt === 0 ? wanted : withSuffix(wanted);
      const project = await this.#add(accountId, { id, name, slug: free });
      if (project) return project;
    }
    throw ProjectErrors.slug_taken();
  }

  /** The projects of an account, one more than `limit`. */
  async list(
    accountId: string,
    wanted: ReturnType<typeof ListProjects.parse>,
  ): Promise<OwnProject[]> {
    const { role, ...exact } = wanted.filters;
    const query = this.projects
      .createQueryBuilder('project')
      .innerJoin(
        MemberEntity,
        'member',
        'member.project_id = project.id and member.account_id = :accountId',
        { accountId },
      )
      .where({ ...exact, deletedAt: IsNull() });
    if (role) query.andWhere('member.role = :role', { role });
    const rows = await readKeyset(query, wanted);
    const which = { accountId, projectId: In(rows.map(({ id }) => id)) };
    const roles = new Map(
      (await this.members.findBy(which)).map((member) => [member.projectId, member.role]),
    );
    return rows.flatMap((row) => {
      const own = roles.get(row.id);
      return own ? [Object.assign(row, { role: own })] : [];
    });
  }

  /** A project that the guard has let the caller into. */
  async get(id: string, role: OwnProject['role']): Promise<OwnProject> {
    return Object.assign(await this.#found(id), { role });
  }

  /** A project by its identifier or slug, or null. */
  resolve(named: string): Promise<ProjectEntity | null> {
    const key = named.startsWith('prj_') ? { id: named } : { slug: named };
    return this.projects.findOneBy({ ...key, deletedAt: IsNull() });
  }

  /** Changes the name. The slug stays: addresses are made of it. */
  async rename(
    id: string,
    name: string,
    role: OwnProject['role'],
    expected: Precondition,
  ): Promise<OwnProject> {
    await this.dataSource.transaction(async (manager) => {
      const project = await lockProject(manager, id);
      expected.check(projectVersion(project));
      await manager.update(ProjectEntity, { id }, { name });
      await this.history.note(manager, {
        type: ProjectEvents.updated,
        projectId: id,
        subject: id,
        data: { id, slug: project.slug, name },
        action: 'project.update',
        before: { name: project.name },
        after: { name },
      });
    });
    return this.get(id, role);
  }

  /** Deletes a project and ends its keys, everywhere and at once. */
  async delete(id: string, expected: Precondition): Promise<void> {
    const now = this.clock.now();
    await this.dataSource.transaction(async (manager) => {
      const project = await lockProject(manager, id);
      expected.check(projectVersion(project));
      const { slug, name } = project;
      await manager.update(ProjectEntity, { id }, { deletedAt: now });
      await manager.query(
        `update api_key set revoked_at = $2 where project_id = $1 and revoked_at is null`,
        [id, now],
      );
      await this.history.note(manager, {
        type: ProjectEvents.deleted,
        projectId: id,
        subject: id,
        data: { id, slug, name },
        action: 'project.delete',
        before: { slug, name },
      });
    });
    await this.revocations.announce({ kind: 'project', project_id: id });
  }

  async #found(id: string): Promise<ProjectEntity> {
    const project = await this.projects.findOneBy({ id, deletedAt: IsNull() });
    if (!project) throw CommonErrors.project_not_found();
    return project;
  }

  /** Null when the slug is taken. */
  async #add(
    accountId: string,
    { id, name, slug }: Pick<ProjectEntity, 'id' | 'name' | 'slug'>,
  ): Promise<OwnProject | null> {
    const createdAt = this.clock.now();
    const project = { id, slug, name, createdAt, deletedAt: null };
    const made = await this.dataSource.transaction(async (manager) => {
      await this.quotas.take('projects', manager, accountId);
      if (!(await insertOnce(manager, project))) return null;
      const member = { projectId: project.id, accountId, role: 'owner' as const, createdAt };
      await manager.insert(MemberEntity, member);
      await this.history.note(manager, {
        type: ProjectEvents.created,
        projectId: project.id,
        subject: project.id,
        data: { id: project.id, slug, name },
        action: 'project.create',
        after: { slug, name },
      });
      return { ...project, role: member.role };
    });
    if (!made) return null;
    // A guard may remember that there was no such project.
    const news = { kind: 'member', account_id: accountId, project_id: made.id } as const;
    await this.revocations.announce(news);
    return made;
  }
}

/** Reads a project that nobody else changes until the end of the transaction. */
async function lockProject(manager: EntityManager, id: string): Promise<ProjectEntity> {
  const lock = { mode: 'pessimistic_write' } as const;
  const project = await manager.findOne(ProjectEntity, {
    where: { id, deletedAt: IsNull() },
    lock,
  });
  if (!project) throw CommonErrors.project_not_found();
  return project;
}

async function insertOnce(manager: EntityManager, project: ProjectEntity): Promise<boolean> {
  const insert = manager.createQueryBuilder().insert().into(ProjectEntity).values(project);
  const { raw } = await insert.orIgnore().returning('id').execute();
  return (raw as unknown[]).length === 1;
}

/** Changes with what callers can change of a project. */
export const projectVersion = ({ name }: Pick<ProjectEntity, 'name'>) => versionOf(name);
