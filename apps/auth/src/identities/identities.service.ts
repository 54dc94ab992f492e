import { Injectable } from '@nestjs/common';
import type { Tenant } from '@skydeck/auth-guard';
import { DataSource, type EntityManager } from 'typeorm';
import { UserEntity } from '../users/user.entity.js';
import { UsersService } from '../users/users.service.js';
import { waysWithoutContact } from '../users/ways-in.js';
import { IdentityErrors } from './identities.errors.js';
import { type Identity, ownIdentities, toIdentity } from './identities.schema.js';
import { IdentityStore } from './identity-store.js';
import { UserIdentityEntity } from './user-identity.entity.js';

/** Shows in which ways a user can sign in, and takes ways away. */
@Injectable()
export class IdentitiesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly store: IdentityStore,
    private readonly users: UsersService,
  ) {}

  /** Every way in which a user can sign in. @throws `user.not_found` */
  async list(tenant: Tenant, userId: string): Promise<Identity[]> {
    const user = await this.users.get(tenant, userId);
    const { manager } = this.dataSource;
    const outside = await manager
      .createQueryBuilder(UserIdentityEntity, 'identity')
      .where({ userId: user.id })
      .orderBy('identity.id')
      .getMany();
    const kinds = await this.#kindsOf(manager, outside);
    const own = ownIdentities(user, await hasPassword(manager, user.id));
    return [...own, ...outside.map((row) => toIdentity(row, kinds.get(row.providerId) ?? ''))];
  }

  /** Takes a way in away, but never the last one. @throws `identity.last_way_in` */
  async unlink(tenant: Tenant, userId: string, id: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const user = await this.users.lock(manager, tenant, userId);
      if (id === 'phone' || id === 'email') await this.#dropContact(manager, user, id);
      else if (id === 'password') await this.#dropPassword(manager, user);
      else await this.#dropOutside(manager, user, id);
    });
  }

  async #dropContact(manager: EntityManager, user: UserEntity, id: 'phone' | 'email') {
    if (user[id] === null) throw IdentityErrors.not_found();
    const other = id === 'phone' ? user.email : user.phone;
    if (other === null) {
      if ((await waysWithoutContact(manager, user)) === 0) throw IdentityErrors.last_way_in();
      // Nobody could type it any more.
      await manager.update(UserEntity, { id: user.id }, { passwordHash: null });
    }
    await this.users.changeIn(manager, user, { [id]: null });
    await this.store.tell(manager, 'unlinked', user, id, id);
  }

  async #dropPassword(manager: EntityManager, user: UserEntity) {
    if (!(await hasPassword(manager, user.id))) throw IdentityErrors.not_found();
    await manager.update(UserEntity, { id: user.id }, { passwordHash: null });
    await this.store.tell(manager, 'unlinked', user, 'password', 'password');
  }

  async #dropOutside(manager: EntityManager, user: UserEntity, id: string) {
    const identity = await manager.findOneBy(UserIdentityEntity, { id, userId: user.id });
    if (!identity) throw IdentityErrors.not_found();
    const hasContact = user.phone !== null || user.email !== null;
    if (!hasContact && (await waysWithoutContact(manager, user)) < 2) {
      throw IdentityErrors.last_way_in();
    }
    const kinds = await this.#kindsOf(manager, [identity]);
    await manager.delete(UserIdentityEntity, { id });
    await this.store.tell(manager, 'unlinked', user, id, kinds.get(identity.providerId) ?? '');
  }

  async #kindsOf(manager: EntityManager, identities: readonly UserIdentityEntity[]) {
    const ids = identities.map(({ providerId }) => providerId);
    const rows = await manager.query<{ id: string; kind: string }[]>(
      'select id, kind from sign_in_provider where id = any($1)',
      [ids],
    );
    return new Map(rows.map(({ id, kind }) => [id, kind]));
  }
}

async function hasPassword(manager: EntityManager, id: string): Promise<boolean> {
  const rows = await manager.query<unknown[]>(
    'select 1 from end_user where id = $1 and password_hash is not null',
    [id],
  );
  return rows.length > 0;
}
