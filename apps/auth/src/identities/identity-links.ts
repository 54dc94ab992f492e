import { Injectable } from '@nestjs/common';
import { isUniqueViolation } from '@skydeck/database';
import { DataSource, type EntityManager } from 'typeorm';
import type { OtpEntity } from '../otp/otp.entity.js';
import { UserEntity } from '../users/user.entity.js';
import { UserErrors } from '../users/users.errors.js';
import { UsersService } from '../users/users.service.js';
import { IdentityErrors } from './identities.errors.js';
import { type Identity, toIdentity } from './identities.schema.js';
import { IdentityStore } from './identity-store.js';
import type { OutsideProfile } from './outside-profile.js';

/** Adds ways to sign in to a user who is there. */
@Injectable()
export class IdentityLinks {
  constructor(
    private readonly dataSource: DataSource,
    private readonly store: IdentityStore,
    private readonly users: UsersService,
  ) {}

  /** Links an identity at a provider; linking it again changes nothing. @throws `identity.taken` */
  async link(userId: string, profile: OutsideProfile): Promise<Identity> {
    return this.dataSource.transaction(async (manager) => {
      const known = await this.store.find(manager, profile);
      if (known && known.userId !== userId) throw IdentityErrors.taken();
      if (known) return toIdentity(known, profile.kind);
      const user = await this.users.lock(manager, profile.tenant, userId);
      const identity = await this.store.add(manager, user, profile, false);
      await this.#takeOver(manager, user, profile);
      return toIdentity(identity, profile.kind);
    });
  }

  /** Makes a number or an address the user's that a code has just proven. */
  async linkContact(
    userId: string,
    { tenant, channel, destination }: OtpEntity,
  ): Promise<UserEntity> {
    if (tenant === null) throw UserErrors.not_found();
    const wanted =
      channel === 'email'
        ? { email: destination, is_email_verified: true }
        : { phone: destination, is_phone_verified: true };
    const kind = channel === 'email' ? 'email' : 'phone';
    return this.users.change(tenant, userId, wanted, (manager, user) =>
      this.store.tell(manager, 'linked', user, kind, kind),
    );
  }

  /** An anonymous user becomes somebody, with the address that the provider has verified. */
  async #takeOver(manager: EntityManager, user: UserEntity, profile: OutsideProfile) {
    const { email, isEmailVerified, name } = profile;
    const isNew = email !== null && isEmailVerified && user.email === null;
    const isTaken = isNew && (await manager.existsBy(UserEntity, { tenant: user.tenant, email }));
    const wanted = {
      ...(isNew && !isTaken && { email, is_email_verified: true }),
      ...(user.name === null && name !== null && { name }),
    };
    if (!user.isAnonymous && Object.keys(wanted).length === 0) return;
    try {
      await this.users.changeIn(manager, user, wanted);
    } catch (error) {
      // Somebody else has just taken the address.
      if (isUniqueViolation(error)) throw UserErrors.identity_taken({ cause: error });
      throw error;
    }
  }
}
