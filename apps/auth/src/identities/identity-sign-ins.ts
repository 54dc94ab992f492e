import { Injectable } from '@nestjs/common';
import { Clock } from '@skydeck/service';
import { DataSource, type EntityManager } from 'typeorm';
import { SignInHooks } from '../sign-in-hooks/sign-in-hooks.js';
import { UserEntity } from '../users/user.entity.js';
import { UserErrors } from '../users/users.errors.js';
import { type SignedInUser, UserSignIns } from '../users/user-sign-ins.js';
import { newUser } from '../users/new-user.js';
import { UsersService } from '../users/users.service.js';
import { IdentityErrors } from './identities.errors.js';
import { IdentityStore } from './identity-store.js';
import type { OutsideProfile } from './outside-profile.js';

const MOST_TRIES = 3;
const AMR = ['fed'];
const lock = { mode: 'pessimistic_write' } as const;

/** Signs users in whom an outside provider has named. */
@Injectable()
export class IdentitySignIns {
  constructor(
    private readonly dataSource: DataSource,
    private readonly store: IdentityStore,
    private readonly users: UsersService,
    private readonly signIns: UserSignIns,
    private readonly hooks: SignInHooks,
    private readonly clock: Clock,
  ) {}

  /**
   * Signs in who has the identity. Without one, it is linked to the user who has the same address,
   * if both sides have verified it; otherwise a user is made.
   * @throws `identity.link_required` when an address is not enough to tell whether they are the same
   */
  async signIn(profile: OutsideProfile): Promise<SignedInUser> {
    await this.#admit(profile);
    const signedIn = await this.dataSource.transaction(async (manager) => {
      const known = await this.store.find(manager, profile);
      const user = known
        ? await manager.findOneOrFail(UserEntity, { where: { id: known.userId }, lock })
        : await this.#findOrAdd(manager, profile);
      if (known) await this.store.refresh(manager, known, profile);
      else await this.store.add(manager, user, profile, true);
      return { user, begun: await this.signIns.begin(manager, user, { amr: AMR }) };
    });
    return this.signIns.finish(signedIn.user, signedIn.begun);
  }

  async #admit({ tenant, providerId, subject, email, isEmailVerified, name }: OutsideProfile) {
    const [known] = await this.dataSource.query<{ id: string }[]>(
      `select user_id as id from user_identity where provider_id = $1 and subject = $2
       union all select id from end_user where tenant = $3 and email = $4`,
      [providerId, subject, tenant, email],
    );
    const told = { email: isEmailVerified ? email : null, name };
    await this.hooks.admit({ tenant, userId: known?.id ?? null, ...told, amr: AMR });
  }

  async #findOrAdd(manager: EntityManager, profile: OutsideProfile): Promise<UserEntity> {
    const { tenant, email, isEmailVerified, name } = profile;
    for (let attempt = 0; attempt < MOST_TRIES; attempt++) {
      const same = email && (await manager.findOne(UserEntity, { where: { tenant, email }, lock }));
      if (same) {
        if (isEmailVerified && same.emailVerifiedAt !== null) return same;
        throw IdentityErrors.link_required();
      }
      // An address that is not verified may be somebody else's, who would come into this user later.
      const proven = isEmailVerified && email ? { email, is_email_verified: true } : {};
      const user = newUser(tenant, { ...proven, ...(name && { name }) }, this.clock.now());
      if (await this.users.addIfNew(manager, user)) return user;
    }
    throw UserErrors.not_found();
  }
}
