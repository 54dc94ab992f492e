import { Injectable } from '@nestjs/common';
import type { Tenant } from '@skydeck/auth-guard';
import { idOfThing, madeBefore } from '@skydeck/idempotency';
import { Clock } from '@skydeck/service';
import { DataSource } from 'typeorm';
import { AuthSettingsCache } from '../settings/auth-settings.cache.js';
import { SignInHooks } from '../sign-in-hooks/sign-in-hooks.js';
import { type SignedInUser, UserSignIns } from '../users/user-sign-ins.js';
import type { UserEntity } from '../users/user.entity.js';
import { newUser } from '../users/new-user.js';
import { UsersService } from '../users/users.service.js';
import { AnonymousUserErrors } from './anonymous-users.errors.js';
import type { SignInAnonymously } from './anonymous-users.schema.js';

const AMR = ['anon'];

/** Users whom nobody knows yet: they keep what they did once they say who they are. */
@Injectable()
export class AnonymousUsersService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly settings: AuthSettingsCache,
    private readonly hooks: SignInHooks,
    private readonly users: UsersService,
    private readonly signIns: UserSignIns,
    private readonly clock: Clock,
  ) {}

  /** Makes a user whom only the session knows. @throws `anonymous_user.disabled` */
  async signIn(tenant: Tenant, wanted: SignInAnonymously): Promise<SignedInUser> {
    const { anonymous_users: settings } = await this.settings.of(tenant);
    if (!settings.is_enabled) throw AnonymousUserErrors.disabled();
    await this.hooks.admit({ tenant, userId: null, name: wanted.name, amr: AMR });
    const made = await madeBefore('usr', (id) => this.users.get(tenant, id));
    const user = made ?? this.#newUser(tenant, wanted);
    const begun = await this.dataSource.transaction(async (manager) => {
      if (!made) await this.users.addIfNew(manager, user);
      return this.signIns.begin(manager, user, { amr: AMR });
    });
    return this.signIns.finish(user, begun);
  }

  #newUser(tenant: Tenant, wanted: SignInAnonymously): UserEntity {
    const now = this.clock.now();
    const id = idOfThing('usr', now.getTime());
    return Object.assign(newUser(tenant, wanted, now), { id, isAnonymous: true });
  }
}
