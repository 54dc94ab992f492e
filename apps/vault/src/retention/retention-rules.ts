import { Audit } from '@skydeck/audit';
import type { ProjectRef } from '@skydeck/auth-guard';
import { isUniqueViolation, readKeyset } from '@skydeck/database';
import { invalid, type Precondition } from '@skydeck/envelope';
import { Events } from '@skydeck/events';
import { idOfThing, madeBefore } from '@skydeck/idempotency';
import { isId } from '@skydeck/ids';
import { Quotas } from '@skydeck/limits';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import { NodeEntity } from '../files/nodes/node.entity.js';
import { SpaceAccess, type SpaceNeed } from '../spaces/space-access.js';
import { RetentionRuleEntity } from './retention-rule.entity.js';
import { RetentionRuleErrors } from './retention-rule.errors.js';
import { RetentionRuleEvents, ruleState } from './retention-rule.events.js';
import type {
  CreateRetentionRule,
  ListRetentionRules,
  UpdateRetentionRule,
} from './retention-rule.schema.js';

/** Who asks. */
export interface RetentionCaller {
  readonly project: Pick<ProjectRef, 'tenant'>;
  /** The user for whom; undefined for the project itself. */
  readonly actor: string | undefined;
}

const VERBS = { created: 'create', updated: 'update', deleted: 'delete' } as const;

/** Rules of how long files are kept. Owners of a space make them. */
@Injectable()
export class RetentionRules {
  constructor(
    private readonly dataSource: DataSource,
    private readonly access: SpaceAccess,
    private readonly events: Events,
    private readonly audit: Audit,
    private readonly quotas: Quotas,
    private readonly clock: Clock,
  ) {}

  /** @throws `retention_rule.exists`, `validation_failed`, `quota_exceeded` */
  async create(
    { project, actor }: RetentionCaller,
    wanted: CreateRetentionRule,
  ): Promise<RetentionRuleEntity> {
    const made = await madeBefore('rtr', (id) => this.get({ project, actor }, id));
    if (made) return made;
    const { space_id, folder_id: folderId = null, tag = null } = wanted;
    const space = await this.access.resolve(project, space_id, 'manage', actor);
    const now = this.clock.now();
    const row = Object.assign(new RetentionRuleEntity(), {
      id: idOfThing('rtr', now.getTime()),
      projectId: space.projectId,
      spaceId: space.id,
      folderId,
      tag,
      keepDays: wanted.keep_days,
      deleteAfterDays: wanted.delete_after_days,
      createdBy: actor ?? null,
      version: 1,
      createdAt: now,
      updatedAt: now,
    });
    return this.#saving(async (manager) => {
      if (folderId !== null) await checkFolder(manager, space.id, folderId);
      await this.quotas.take('retention_rules', manager, space.projectId);
      await manager.insert(RetentionRuleEntity, row);
      await this.#note(manager, 'created', row, null);
      return row;
    });
  }

  /** One more than `limit`. */
  async list(
    { project, actor }: RetentionCaller,
    wanted: ReturnType<typeof ListRetentionRules.parse>,
  ): Promise<RetentionRuleEntity[]> {
    const { id: spaceId } = await this.access.resolve(
      project,
      wanted.filters.space_id,
      'read',
      actor,
    );
    const query = this.dataSource.createQueryBuilder(RetentionRuleEntity, 'rule');
    return readKeyset(query.where({ spaceId }), wanted);
  }

  /** @throws `retention_rule.not_found`, `space.role_too_low` */
  async get(
    { project, actor }: RetentionCaller,
    id: string,
    need: SpaceNeed = 'read',
  ): Promise<RetentionRuleEntity> {
    const where = { projectId: project.tenant, id };
    const { manager } = this.dataSource;
    const row = isId('rtr', id) ? await manager.findOneBy(RetentionRuleEntity, where) : null;
    if (!row) throw RetentionRuleErrors.not_found();
    await this.access.resolve(project, row.spaceId, need, actor).catch((error: unknown) => {
      const isGone = (error as { code?: string }).code === 'space.not_found';
      throw isGone ? RetentionRuleErrors.not_found() : error;
    });
    return row;
  }

  /** @throws `precondition_failed`, `validation_failed` */
  async update(
    caller: RetentionCaller,
    id: string,
    wanted: UpdateRetentionRule,
    expected: Precondition,
  ): Promise<RetentionRuleEntity> {
    await this.get(caller, id, 'manage');
    return this.#saving(async (manager) => {
      const before = await lock(manager, id);
      expected.check(before.version);
      const { keep_days: keep, delete_after_days: after } = wanted;
      const row = Object.assign(new RetentionRuleEntity(), before, {
        keepDays: keep === undefined ? before.keepDays : keep,
        deleteAfterDays: after === undefined ? before.deleteAfterDays : after,
        version: before.version + 1,
        updatedAt: this.clock.now(),
      });
      checkDays(row);
      await manager.update(RetentionRuleEntity, { id }, row);
      await this.#note(manager, 'updated', row, before);
      return row;
    });
  }

  /** It keeps and deletes nothing from then on. @throws `precondition_failed` */
  async delete(caller: RetentionCaller, id: string, expected: Precondition): Promise<void> {
    await this.get(caller, id, 'manage');
    await this.dataSource.transaction(async (manager) => {
      const row = await lock(manager, id);
      expected.check(row.version);
      await manager.delete(RetentionRuleEntity, { id });
      await this.#note(manager, 'deleted', row, row);
    });
  }

  async #saving<Result>(save: (manager: EntityManager) => Promise<Result>): Promise<Result> {
    try {
      return await this.dataSource.transaction(save);
    } catch (error) {
      throw isUniqueViolation(error) ? RetentionRuleErrors.exists({ cause: error }) : error;
    }
  }

  async #note(
    manager: EntityManager,
    what: keyof typeof VERBS,
    row: RetentionRuleEntity,
    before: RetentionRuleEntity | null,
  ): Promise<void> {
    const { id: subject, projectId: tenant } = row;
    const data = ruleState(row);
    await this.events.record(manager, { type: RetentionRuleEvents[what], tenant, subject, data });
    await this.audit.record(manager, {
      tenant,
      action: `retention_rule.${VERBS[what]}`,
      target: subject,
      before: before && ruleState(before),
      after: what === 'deleted' ? null : data,
    });
  }
}

async function lock(manager: EntityManager, id: string): Promise<RetentionRuleEntity> {
  const row = await manager.findOne(RetentionRuleEntity, {
    where: { id },
    lock: { mode: 'pessimistic_write' },
  });
  if (!row) throw RetentionRuleErrors.not_found();
  return row;
}

async function checkFolder(manager: EntityManager, spaceId: string, id: string): Promise<void> {
  const where = { spaceId, id, kind: 'folder' as const, trashedAt: IsNull() };
  if (isId('fol', id) && (await manager.existsBy(NodeEntity, where))) return;
  throw refuse('folder_id', 'Must be a folder of the space.');
}

/** What is left of a rule must still say something. */
function checkDays({ keepDays, deleteAfterDays }: RetentionRuleEntity): void {
  if (keepDays === null && deleteAfterDays === null) {
    throw refuse('keep_days', 'A rule keeps or deletes; delete the rule instead.');
  }
  if (keepDays !== null && deleteAfterDays !== null && deleteAfterDays < keepDays) {
    throw refuse('delete_after_days', 'Must be no fewer days than `keep_days`.');
  }
}

const refuse = (field: string, message: string) =>
  invalid([{ location: `body.${field}`, code: 'invalid', message }]);
