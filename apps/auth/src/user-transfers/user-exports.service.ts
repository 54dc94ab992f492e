import { Injectable } from '@nestjs/common';
import { Audit } from '@skydeck/audit';
import type { ProjectRef, Tenant } from '@skydeck/auth-guard';
import { DataSource } from 'typeorm';
import { UserEntity } from '../users/user.entity.js';
import { toUser } from '../users/users.schema.js';

const PAGE = 500;

/** Gives all users of a project out, to take elsewhere. */
@Injectable()
export class UserExports {
  constructor(
    private readonly dataSource: DataSource,
    private readonly audit: Audit,
  ) {}

  /** Writes down that users were given out. */
  async note({ tenant, id: target }: ProjectRef, hasHashes: boolean): Promise<void> {
    const after = { with_hashes: hasHashes };
    await this.dataSource.transaction((manager) =>
      this.audit.record(manager, { tenant, action: 'user.export', target, after }),
    );
  }

  /** Every user as a line of JSON, oldest first. */
  async *lines(tenant: Tenant, hasHashes: boolean): AsyncGenerator<string> {
    let after = '';
    for (;;) {
      const page = await this.#page(tenant, after, hasHashes);
      for (const user of page) {
        const hash = hasHashes ? { password_hash: user.passwordHash ?? null } : {};
        yield `${JSON.stringify({ ...toUser(user), ...hash })}\n`;
      }
      const last = page.at(-1);
      if (!last || page.length < PAGE) return;
      after = last.id;
    }
  }

  #page(tenant: Tenant, after: string, hasHashes: boolean): Promise<UserEntity[]> {
    const query = this.dataSource.manager
      .createQueryBuilder(UserEntity, 'user')
      .where({ tenant })
      .andWhere('user.id > :after', { after })
      .orderBy('user.id')
      .take(PAGE);
    if (hasHashes) query.addSelect('user.passwordHash');
    return query.getMany();
  }
}
