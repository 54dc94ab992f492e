import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Tenant } from '@skydeck/auth-guard';
import { readKeyset } from '@skydeck/database';
import { firstIdAt } from '@skydeck/ids';
import { Clock } from '@skydeck/service';
import { Repository } from 'typeorm';
import { UserEntity } from './user.entity.js';
import type { ListUsers } from './users.schema.js';

/** Finds the users of a project. */
@Injectable()
export class UserList {
  constructor(
    @InjectRepository(UserEntity) private readonly users: Repository<UserEntity>,
    private readonly clock: Clock,
  ) {}

  /** The users of a project in one mode, one more than `limit`. */
  read(tenant: Tenant, wanted: ReturnType<typeof ListUsers.parse>): Promise<UserEntity[]> {
    const { filters } = wanted;
    const { created_after: from, created_before: until, is_banned, phone, email } = filters;
    const query = this.users.createQueryBuilder('user').where({
      tenant,
      ...(phone && { phone }),
      ...(email && { email }),
      ...(filters.external_id && { externalId: filters.external_id }),
      ...(filters.is_anonymous && { isAnonymous: filters.is_anonymous === 'true' }),
    });
    if (filters.q) query.andWhere(BEGINS_LIKE, { like: `${escapeLike(filters.q)}%` });
    if (from) query.andWhere('user.id >= :from', { from: firstIdAt('usr', new Date(from)) });
    if (until) query.andWhere('user.id < :until', { until: firstIdAt('usr', new Date(until)) });
    if (is_banned !== undefined) {
      const condition = '(user.banned_until is not null and user.banned_until > :now)';
      query.andWhere(is_banned === 'true' ? condition : `not ${condition}`, {
        now: this.clock.now(),
      });
    }
    return readKeyset(query, wanted);
  }
}

const BEGINS_LIKE = `(user.phone like :like or user.email like lower(:like) or user.id like :like
  or user.external_id like :like)`;

const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);
