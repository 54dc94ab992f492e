import type { UserEntity } from '../../users/user.entity.js';

/** What is read of a user, in the order of `userValues`. */
export const USER_COLUMNS = `id, tenant, phone, phone_verified_at, email, email_verified_at, name,
    public_metadata, app_metadata, external_id, is_anonymous, banned_until, last_sign_in_at,
    version, created_at, updated_at`;

/** A user as Postgres writes it into JSON. */
export interface UserJson extends Pick<
  UserEntity,
  'id' | 'tenant' | 'phone' | 'email' | 'name' | 'version'
> {
  readonly phone_verified_at: string | null;
  readonly email_verified_at: string | null;
  readonly public_metadata: object;
  readonly app_metadata: object;
  readonly external_id: string | null;
  readonly is_anonymous: boolean;
  readonly banned_until: string | null;
  readonly last_sign_in_at: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}

const dateOf = (text: string | null) => (text === null ? null : new Date(text));

/** The same in our words. */
export function toUserEntity(json: UserJson): UserEntity {
  const { id, tenant, phone, email, name, version } = json;
  return {
    id,
    tenant,
    phone,
    phoneVerifiedAt: dateOf(json.phone_verified_at),
    email,
    emailVerifiedAt: dateOf(json.email_verified_at),
    name,
    publicMetadata: json.public_metadata,
    appMetadata: json.app_metadata,
    externalId: json.external_id,
    isAnonymous: json.is_anonymous,
    bannedUntil: dateOf(json.banned_until),
    lastSignInAt: dateOf(json.last_sign_in_at),
    version,
    createdAt: new Date(json.created_at),
    updatedAt: new Date(json.updated_at),
  };
}

/** The values of a user, in the order of `USER_COLUMNS`. */
export function userValues(user: UserEntity): unknown[] {
  return [
    user.id,
    user.tenant,
    user.phone,
    user.phoneVerifiedAt,
    user.email,
    user.emailVerifiedAt,
    user.name,
    user.publicMetadata,
    user.appMetadata,
    user.externalId,
    user.isAnonymous,
    user.bannedUntil,
    user.lastSignInAt,
    user.version,
    user.createdAt,
    user.updatedAt,
  ];
}
