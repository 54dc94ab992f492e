import { Injectable } from '@nestjs/common';
import { newId } from '@skydeck/ids';
import { Clock } from '@skydeck/service';
import type { EntityManager } from 'typeorm';
import { History } from '../history/history.js';
import type { UserEntity } from '../users/user.entity.js';
import { IdentityEvents } from './identities.events.js';
import type { OutsideProfile } from './outside-profile.js';
import { UserIdentityEntity } from './user-identity.entity.js';

/** Identities at providers as rows, and what is told of them. */
@Injectable()
export class IdentityStore {
  constructor(
    private readonly history: History,
    private readonly clock: Clock,
  ) {}

  /**
   * The identity that a profile names. Whoever asks for the same one waits until the end of the
   * transaction, so of many at once one makes it and the others find it.
   */
  async find(
    manager: EntityManager,
    { providerId, subject }: Pick<OutsideProfile, 'providerId' | 'subject'>,
  ): Promise<UserIdentityEntity | null> {
    const lock = `identity ${providerId} ${subject}`;
    await manager.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [lock]);
    return manager.findOneBy(UserIdentityEntity, { providerId, subject });
  }

  /** Links an identity that nobody has, and tells it. */
  async add(
    manager: EntityManager,
    user: UserEntity,
    { providerId, subject, kind, email, isEmailVerified, name, pictureUrl }: OutsideProfile,
    hasSignedIn: boolean,
  ): Promise<UserIdentityEntity> {
    const now = this.clock.now();
    const identity: UserIdentityEntity = {
      id: newId('idn', now.getTime()),
      tenant: user.tenant,
      userId: user.id,
      providerId,
      subject,
      email,
      isEmailVerified,
      name,
      pictureUrl,
      lastSignInAt: hasSignedIn ? now : null,
      createdAt: now,
    };
    await manager.insert(UserIdentityEntity, identity);
    await this.tell(manager, 'linked', user, identity.id, kind);
    return identity;
  }

  /** Keeps what the provider says now. */
  async refresh(
    manager: EntityManager,
    { id }: UserIdentityEntity,
    { email, isEmailVerified, name, pictureUrl }: OutsideProfile,
  ): Promise<void> {
    const told = { email, isEmailVerified, pictureUrl, ...(name !== null && { name }) };
    await manager.update(UserIdentityEntity, { id }, { ...told, lastSignInAt: this.clock.now() });
  }

  /** Tells in a transaction that a user can sign in in one way more or less. */
  async tell(
    manager: EntityManager,
    what: keyof typeof IdentityEvents,
    { tenant, id: subject }: Pick<UserEntity, 'tenant' | 'id'>,
    identityId: string,
    kind: string,
  ): Promise<void> {
    const state = { identity_id: identityId, kind };
    await this.history.noteInMode(manager, {
      type: IdentityEvents[what],
      tenant,
      subject,
      data: { user_id: subject, ...state },
      action: what === 'linked' ? 'user_identity.link' : 'user_identity.unlink',
      ...(what === 'linked' ? { after: state } : { before: state }),
    });
  }
}
