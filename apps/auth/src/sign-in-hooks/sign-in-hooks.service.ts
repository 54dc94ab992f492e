import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Tenant } from '@skydeck/auth-guard';
import { isUniqueViolation, readKeyset } from '@skydeck/database';
import type { Precondition } from '@skydeck/envelope';
import { idOfThing, madeBefore } from '@skydeck/idempotency';
import { Clock } from '@skydeck/service';
import { DataSource, type EntityManager, Repository } from 'typeorm';
import { History } from '../history/history.js';
import { HookSecrets } from './hook-secrets.js';
import { SignInHookEntity } from './sign-in-hook.entity.js';
import { SignInHookErrors } from './sign-in-hooks.errors.js';
import { hookState, SignInHookEvents, toHookData } from './sign-in-hooks.events.js';
import type {
  CreateSignInHook,
  ListSignInHooks,
  UpdateSignInHook,
} from './sign-in-hooks.schema.js';

/** A hook, and its secret when that is new. */
export interface MadeHook {
  readonly hook: SignInHookEntity;
  readonly secret?: string;
}

/** The sign-in hooks of a project: one of each kind. */
@Injectable()
export class SignInHooksService {
  constructor(
    @InjectRepository(SignInHookEntity) private readonly hooks: Repository<SignInHookEntity>,
    private readonly dataSource: DataSource,
    private readonly history: History,
    private readonly secrets: HookSecrets,
    private readonly clock: Clock,
  ) {}

  /** Adds a hook. @throws `sign_in_hook.taken` */
  async create(tenant: Tenant, wanted: CreateSignInHook): Promise<MadeHook> {
    const made = await madeBefore('sih', (before) => this.get(tenant, before));
    if (made) return { hook: made, secret: this.secrets.openText(made.sealedSecret, made.id) };
    const now = this.clock.now();
    const id = idOfThing('sih', now.getTime());
    const secret = this.secrets.make();
    const hook: SignInHookEntity = {
      id,
      tenant,
      kind: wanted.kind,
      url: wanted.url,
      sealedSecret: this.secrets.seal(secret, id),
      onFailure: wanted.on_failure,
      isEnabled: wanted.is_enabled ?? true,
      version: 1,
      createdAt: now,
      updatedAt: now,
    };
    try {
      await this.dataSource.transaction(async (manager) => {
        await manager.insert(SignInHookEntity, hook);
        await this.#note(manager, 'created', { after: hook });
      });
    } catch (error) {
      if (isUniqueViolation(error)) throw SignInHookErrors.taken({ cause: error });
      throw error;
    }
    return { hook, secret };
  }

  /** The hooks of a project in one mode, one more than `limit`. */
  list(
    tenant: Tenant,
    wanted: ReturnType<typeof ListSignInHooks.parse>,
  ): Promise<SignInHookEntity[]> {
    const { kind } = wanted.filters;
    const which = { tenant, ...(kind && { kind }) };
    return readKeyset(this.hooks.createQueryBuilder('hook').where(which), wanted);
  }

  /** One hook. @throws `sign_in_hook.not_found` */
  async get(tenant: Tenant, id: string): Promise<SignInHookEntity> {
    const hook = await this.hooks.findOneBy({ tenant, id });
    if (!hook) throw SignInHookErrors.not_found();
    return hook;
  }

  /** Changes a hook; a new secret is good at once, and the old one no more. */
  async update(
    tenant: Tenant,
    id: string,
    wanted: UpdateSignInHook,
    expected: Precondition,
  ): Promise<MadeHook> {
    const secret = wanted.rotate_secret ? this.secrets.make() : undefined;
    return this.dataSource.transaction(async (manager) => {
      const before = await lockHook(manager, tenant, id);
      expected.check(before.version);
      const changes = {
        url: wanted.url ?? before.url,
        onFailure: wanted.on_failure ?? before.onFailure,
        isEnabled: wanted.is_enabled ?? before.isEnabled,
        sealedSecret: secret ? this.secrets.seal(secret, id) : before.sealedSecret,
        version: before.version + 1,
        updatedAt: this.clock.now(),
      };
      await manager.update(SignInHookEntity, { id }, changes);
      const hook = Object.assign(new SignInHookEntity(), before, changes);
      await this.#note(manager, 'updated', { before, after: hook });
      return { hook, ...(secret !== undefined && { secret }) };
    });
  }

  /** Removes a hook. */
  async delete(tenant: Tenant, id: string, expected: Precondition): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const before = await lockHook(manager, tenant, id);
      expected.check(before.version);
      await manager.delete(SignInHookEntity, { id });
      await this.#note(manager, 'deleted', { before });
    });
  }

  async #note(
    manager: EntityManager,
    what: keyof typeof SignInHookEvents,
    { before, after }: { before?: SignInHookEntity; after?: SignInHookEntity },
  ): Promise<void> {
    const hook = after ?? before;
    if (!hook) return;
    await this.history.noteInMode(manager, {
      type: SignInHookEvents[what],
      tenant: hook.tenant,
      subject: hook.id,
      data: toHookData(hook),
      action: `sign_in_hook.${VERBS[what]}`,
      ...(before && { before: hookState(before) }),
      ...(after && { after: hookState(after) }),
    });
  }
}

const VERBS: Record<keyof typeof SignInHookEvents, string> = {
  created: 'create',
  updated: 'update',
  deleted: 'delete',
};

async function lockHook(
  manager: EntityManager,
  tenant: Tenant,
  id: string,
): Promise<SignInHookEntity> {
  const lock = { mode: 'pessimistic_write' } as const;
  const hook = await manager.findOne(SignInHookEntity, { where: { tenant, id }, lock });
  if (!hook) throw SignInHookErrors.not_found();
  return hook;
}
