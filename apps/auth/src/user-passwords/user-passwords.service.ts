import { Injectable } from '@nestjs/common';
import type { Tenant } from '@skydeck/auth-guard';
import { CommonErrors } from '@skydeck/errors';
import { Clock } from '@skydeck/service';
import { DataSource } from 'typeorm';
import { type Destination, destinationOf } from '../otp/destination.js';
import { type Limit, RateLimiter } from '../otp/limits/rate-limiter.js';
import { SignInHooks } from '../sign-in-hooks/sign-in-hooks.js';
import { UserEntity } from '../users/user.entity.js';
import { type SignedInUser, UserSignIns } from '../users/user-sign-ins.js';
import { hashPassword, isOwnHash, isPassword } from './password-hasher.js';
import { UserPasswordErrors } from './user-passwords.errors.js';
import type { SignInUser } from './user-passwords.schema.js';

const QUARTER_S = 900;
const HOUR_S = 3600;
const DAY_S = 86_400;

/** Signs users in with their passwords. */
@Injectable()
export class UserPasswordsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly limiter: RateLimiter,
    private readonly signIns: UserSignIns,
    private readonly hooks: SignInHooks,
    private readonly clock: Clock,
  ) {}

  /** Signs a user in. Answers alike whether the user or the password is wrong. */
  async signIn(
    tenant: Tenant,
    { email, phone, password, client_ip: ip }: SignInUser,
  ): Promise<SignedInUser> {
    const destination = destinationOf({ email, phone });
    const forget = await this.#count(tenant, destination, ip);
    const found = await this.#find(tenant, destination);
    if (!(await isPassword(found?.passwordHash, password)) || !found) {
      throw UserPasswordErrors.wrong_credentials();
    }
    await forget();
    const { id: userId } = found;
    await this.hooks.admit({ tenant, userId, email, phone, name: found.name, amr: ['pwd'] });
    await this.#strengthen(found, password);
    const { user, begun } = await this.dataSource.transaction(async (manager) => {
      const lock = { mode: 'pessimistic_write' } as const;
      const kept = await manager.findOne(UserEntity, { where: { tenant, id: found.id }, lock });
      if (!kept) throw UserPasswordErrors.wrong_credentials();
      return { user: kept, begun: await this.signIns.begin(manager, kept, { amr: ['pwd'] }) };
    });
    return this.signIns.finish(user, begun);
  }

  /** Hashes of other kinds, which came with users from elsewhere, are replaced once they were right. */
  async #strengthen({ id, passwordHash }: UserEntity, password: string): Promise<void> {
    if (typeof passwordHash !== 'string' || isOwnHash(passwordHash)) return;
    const stronger = await hashPassword(password);
    await this.dataSource.manager.update(
      UserEntity,
      { id, passwordHash },
      { passwordHash: stronger },
    );
  }

  /** Counts an attempt before it is made, so that many at once are no way around the limit. */
  async #count(tenant: Tenant, { to }: Destination, ip: string | undefined) {
    const target = `password:${tenant}:${to}`;
    const limits: Limit[] = [
      { key: target, most: 10, windowS: QUARTER_S },
      { key: target, most: 100, windowS: DAY_S },
    ];
    if (ip !== undefined) {
      limits.push({ key: `password:${tenant}:ip:${ip}`, most: 50, windowS: HOUR_S });
    }
    const taken = await this.limiter.take(limits, this.clock.now().getTime());
    if (taken.isAllowed) return () => taken.giveBack();
    throw CommonErrors.rate_limited({
      detail: 'Too many passwords were tried.',
      retryAfterS: taken.retryAfterS,
    });
  }

  #find(tenant: Tenant, { channel, to }: Destination): Promise<UserEntity | null> {
    return this.dataSource.manager
      .createQueryBuilder(UserEntity, 'user')
      .addSelect('user.passwordHash')
      .where({ tenant, ...(channel === 'sms' ? { phone: to } : { email: to }) })
      .getOne();
  }
}
