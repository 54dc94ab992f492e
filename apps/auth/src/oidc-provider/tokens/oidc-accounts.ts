import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Tenant } from '@skydeck/auth-guard';
import { Clock } from '@skydeck/service';
import type { Account, AccountClaims } from 'oidc-provider';
import { Repository } from 'typeorm';
import { UserEntity } from '../../users/user.entity.js';

/** The claims that each scope opens. */
export const CLAIMS_OF_SCOPES = {
  openid: ['sub', 'auth_time', 'acr', 'amr'],
  profile: ['name', 'updated_at'],
  email: ['email', 'email_verified'],
  phone: ['phone_number', 'phone_number_verified'],
};

/** Shows users to the library in its words. */
@Injectable()
export class OidcAccounts {
  constructor(
    @InjectRepository(UserEntity) private readonly users: Repository<UserEntity>,
    private readonly clock: Clock,
  ) {}

  /** A user who is not banned. */
  async find(tenant: Tenant, id: string): Promise<Account | undefined> {
    const user = await this.users.findOneBy({ tenant, id });
    const { bannedUntil } = user ?? {};
    if (!user || (bannedUntil && bannedUntil > this.clock.now())) return undefined;
    return { accountId: user.id, claims: () => claimsOf(user) };
  }
}

/** @see https://openid.net/specs/openid-connect-core-1_0.html#StandardClaims */
function claimsOf(user: UserEntity): AccountClaims {
  return {
    sub: user.id,
    ...(user.name !== null && { name: user.name }),
    updated_at: Math.floor(user.updatedAt.getTime() / 1000),
    ...(user.email !== null && {
      email: user.email,
      email_verified: user.emailVerifiedAt !== null,
    }),
    ...(user.phone !== null && {
      phone_number: user.phone,
      phone_number_verified: user.phoneVerifiedAt !== null,
    }),
  };
}
