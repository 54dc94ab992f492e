import type { Tenant } from '@skydeck/auth-guard';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Whether a program can keep a secret: servers can, browsers and phones cannot. */
export const CLIENT_TYPES = ['public', 'confidential'] as const;
export type ClientType = (typeof CLIENT_TYPES)[number];

export const DEVICE_GRANT = 'urn:ietf:params:oauth:grant-type:device_code';

/** How a client may get tokens. */
export const GRANT_TYPES = ['authorization_code', 'refresh_token', DEVICE_GRANT] as const;
export type GrantType = (typeof GRANT_TYPES)[number];

/** A program that signs users of a project in by OpenID Connect. */
@Entity('oidc_client')
export class OidcClientEntity {
  @PrimaryColumn('text')
  id!: string;

  @Column('text')
  tenant!: Tenant;

  @Column('text')
  name!: string;

  @Column('text')
  type!: ClientType;

  /** Whether others made it, so that users are asked what it may see. */
  @Column('boolean')
  isThirdParty!: boolean;

  @Column('text', { array: true })
  redirectUris!: string[];

  @Column('text', { array: true })
  postLogoutRedirectUris!: string[];

  @Column('text', { array: true })
  scopes!: string[];

  @Column('text', { array: true })
  grantTypes!: GrantType[];

  @Column('text', { nullable: true })
  logoUrl!: string | null;

  /** Of a confidential client. The secret itself is not kept. */
  @Column('text', { name: 'secret_sha256', nullable: true })
  secretSha256!: string | null;

  @Column('text', { nullable: true })
  secretLast4!: string | null;

  /** The secret before the last rotation, while it is still good. */
  @Column('text', { name: 'previous_secret_sha256', nullable: true })
  previousSecretSha256!: string | null;

  @Column('timestamptz', { nullable: true })
  previousSecretUntil!: Date | null;

  @Column('integer')
  version!: number;

  @Column('timestamptz')
  createdAt!: Date;

  @Column('timestamptz')
  updatedAt!: Date;
}
