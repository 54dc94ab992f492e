import { isAllowed, type Principal, type ProjectRef, type Tenant } from '@skydeck/auth-guard';
import { readKeyset } from '@skydeck/database';
import { CommonErrors } from '@skydeck/errors';
import { idOfThing, madeBefore } from '@skydeck/idempotency';
import { isId } from '@skydeck/ids';
import { Quotas } from '@skydeck/limits';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { SpaceAccess } from '../../spaces/space-access.js';
import { AppPasswordEntity, type DavProduct } from './app-password.entity.js';
import { AppPasswordErrors } from './app-password.errors.js';
import { AppPasswordNotes } from './app-password-notes.js';
import { endingOf, hashOfSecret, newSecret } from './app-password-secret.js';
import type { CreateAppPassword, ListAppPasswords } from './app-password.schema.js';

/** The scope that gives what a product of a password opens. */
const RESOURCES: Readonly<Record<DavProduct, string>> = {
  files: 'documents',
  calendar: 'calendar',
  tasks: 'tasks',
  contacts: 'contacts',
};

/** Who asks: a caller, and the user for whom. */
export interface AppPasswordCaller {
  readonly principal: Principal;
  readonly project: ProjectRef;
  readonly actor: string | undefined;
}

/** The app passwords of a project. */
@Injectable()
export class AppPasswords {
  constructor(
    private readonly dataSource: DataSource,
    private readonly spaces: SpaceAccess,
    private readonly quotas: Quotas,
    private readonly notes: AppPasswordNotes,
    private readonly clock: Clock,
  ) {}

  /**
   * Makes a password. Nobody can give away more than they have.
   * @throws `space.not_found`, `space.role_too_low`, `insufficient_scope`, `quota_exceeded`
   */
  async create(
    { principal, project, actor }: AppPasswordCaller,
    wanted: CreateAppPassword,
  ): Promise<{ row: AppPasswordEntity; password: string }> {
    for (const product of wanted.products) {
      const scope = `${RESOURCES[product]}:${wanted.rights}`;
      if (!isAllowed(principal, scope)) {
        throw CommonErrors.insufficient_scope({ detail: `This needs the scope \`${scope}\`.` });
      }
    }
    // Who acts as a user makes passwords of that user, whatever the body says.
    const userId = actor ?? wanted.user_id ?? null;
    const space = await this.spaces.resolve(
      project,
      wanted.space_id,
      wanted.rights,
      userId ?? undefined,
    );
    const now = this.clock.now();
    const password = newSecret();
    const made = await madeBefore('apw', (id) =>
      this.dataSource.manager.findOneBy(AppPasswordEntity, { projectId: space.projectId, id }),
    );
    if (made) return { row: made, password };
    const row = Object.assign(new AppPasswordEntity(), {
      id: idOfThing('apw', now.getTime()),
      projectId: space.projectId,
      spaceId: space.id,
      userId,
      name: wanted.name,
      secretHash: hashOfSecret(password)!,
      ending: endingOf(password),
      rights: wanted.rights,
      products: wanted.products,
      lastUsedAt: null,
      createdAt: now,
    });
    await this.dataSource.transaction(async (manager) => {
      await this.quotas.take('app_passwords', manager, project.tenant);
      await manager.insert(AppPasswordEntity, row);
      await this.notes.changed(manager, 'created', row);
    });
    return { row, password };
  }

  /** Passwords in the order asked for, one more than `limit`. */
  list(
    projectId: Tenant,
    actor: string | undefined,
    wanted: ReturnType<typeof ListAppPasswords.parse>,
  ): Promise<AppPasswordEntity[]> {
    const { space_id: spaceId, user_id: asked } = wanted.filters;
    const query = this.dataSource.createQueryBuilder(AppPasswordEntity, 'password').where({
      projectId,
      ...(spaceId !== undefined && { spaceId }),
      ...(asked !== undefined && { userId: asked }),
    });
    if (actor !== undefined) query.andWhere('password.user_id = :actor', { actor });
    return readKeyset(query, wanted);
  }

  /** Deletes a password: it opens nothing from now on. @throws `app_password.not_found` */
  delete(projectId: Tenant, id: string, actor: string | undefined): Promise<void> {
    if (!isId('apw', id)) throw AppPasswordErrors.not_found();
    return this.dataSource.transaction(async (manager) => {
      const row = await manager.findOne(AppPasswordEntity, {
        where: { projectId, id, ...(actor !== undefined && { userId: actor }) },
        lock: { mode: 'pessimistic_write' },
      });
      if (!row) throw AppPasswordErrors.not_found();
      await manager.delete(AppPasswordEntity, { id });
      await this.notes.changed(manager, 'deleted', row);
    });
  }
}
