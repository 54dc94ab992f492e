import type { ProjectRef } from '@skydeck/auth-guard';
import { readKeyset } from '@skydeck/database';
import type { Precondition } from '@skydeck/envelope';
import { idOfThing, madeBefore } from '@skydeck/idempotency';
import { isId } from '@skydeck/ids';
import { Quotas } from '@skydeck/limits';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { SpaceAccess, type SpaceNeed } from '../../spaces/space-access.js';
import { AddressBookErrors } from '../contact.errors.js';
import { ContactNotices } from '../contact-notices.js';
import { AddressBookEntity } from './address-book.entity.js';
import type {
  CreateAddressBook,
  ListAddressBooks,
  UpdateAddressBook,
} from './address-book.schema.js';

/** Who asks. */
export interface ContactCaller {
  readonly project: Pick<ProjectRef, 'tenant'>;
  /** The user for whom; undefined for the project itself. */
  readonly actor: string | undefined;
}

/** The address books of a project. */
@Injectable()
export class AddressBooks {
  constructor(
    private readonly dataSource: DataSource,
    private readonly spaces: SpaceAccess,
    private readonly notices: ContactNotices,
    private readonly quotas: Quotas,
    private readonly clock: Clock,
  ) {}

  /** @throws `space.not_found`, `space.role_too_low`, `quota_exceeded` */
  async create(
    caller: ContactCaller,
    { space_id: spaceId, name, description }: CreateAddressBook,
  ): Promise<AddressBookEntity> {
    const made = await madeBefore('abk', (id) => this.get(caller, id));
    if (made) return made;
    const { project, actor } = caller;
    const space = await this.spaces.resolve(project, spaceId, 'write', actor);
    const now = this.clock.now();
    const row = Object.assign(new AddressBookEntity(), {
      id: idOfThing('abk', now.getTime()),
      projectId: project.tenant,
      spaceId: space.id,
      name,
      description,
      version: 1,
      createdAt: now,
      updatedAt: now,
    });
    return this.dataSource.transaction(async (manager) => {
      await this.quotas.take('address_books', manager, project.tenant);
      await manager.insert(AddressBookEntity, row);
      await this.notices.book(manager, 'created', row);
      return row;
    });
  }

  /** @throws `address_book.not_found`, `space.role_too_low` */
  async get(
    { project, actor }: ContactCaller,
    id: string,
    need: SpaceNeed = 'read',
  ): Promise<AddressBookEntity> {
    const where = { projectId: project.tenant, id };
    const { manager } = this.dataSource;
    const row = isId('abk', id) ? await manager.findOneBy(AddressBookEntity, where) : null;
    if (!row) throw AddressBookErrors.not_found();
    await this.spaces.resolve(project, row.spaceId, need, actor);
    return row;
  }

  /** One more than `limit`. */
  async list(
    { project, actor }: ContactCaller,
    wanted: ReturnType<typeof ListAddressBooks.parse>,
  ): Promise<AddressBookEntity[]> {
    const space = await this.spaces.resolve(project, wanted.filters.space_id, 'read', actor);
    const query = this.dataSource
      .createQueryBuilder(AddressBookEntity, 'book')
      .where({ spaceId: space.id });
    return readKeyset(query, wanted);
  }

  /** @throws `address_book.not_found`, `precondition_failed` */
  async update(
    caller: ContactCaller,
    id: string,
    wanted: UpdateAddressBook,
    expected: Precondition,
  ): Promise<AddressBookEntity> {
    await this.get(caller, id, 'write');
    return this.dataSource.transaction(async (manager) => {
      const before = await lock(manager, id);
      expected.check(before.version);
      const row = Object.assign(new AddressBookEntity(), before, {
        name: wanted.name ?? before.name,
        description: wanted.description ?? before.description,
        version: before.version + 1,
        updatedAt: this.clock.now(),
      });
      await manager.update(AddressBookEntity, { id }, row);
      await this.notices.book(manager, 'updated', row);
      return row;
    });
  }

  /** Deletes it with its contacts. @throws `address_book.not_found`, `precondition_failed` */
  async delete(caller: ContactCaller, id: string, expected: Precondition): Promise<void> {
    await this.get(caller, id, 'write');
    await this.dataSource.transaction(async (manager) => {
      const row = await lock(manager, id);
      expected.check(row.version);
      await manager.delete(AddressBookEntity, { id });
      await this.notices.book(manager, 'deleted', row);
    });
  }
}

async function lock(manager: EntityManager, id: string): Promise<AddressBookEntity> {
  const row = await manager.findOne(AddressBookEntity, {
    where: { id },
    lock: { mode: 'pessimistic_write' },
  });
  if (!row) throw AddressBookErrors.not_found();
  return row;
}
