import type { Tenant } from '@skydeck/auth-guard';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What a project keeps beside a user, as it likes. */
export type Metadata = object;

/** Somebody who uses what a project has built. */
@Entity('end_user')
export class UserEntity {
  @PrimaryColumn('text')
  id!: string;

  /** The project and the mode; users of the two modes never meet. */
  @Column('text')
  tenant!: Tenant;

  @Column('text', { nullable: true })
  phone!: string | null;

  @Column('timestamptz', { nullable: true })
  phoneVerifiedAt!: Date | null;

  @Column('text', { nullable: true })
  email!: string | null;

  @Column('timestamptz', { nullable: true })
  emailVerifiedAt!: Date | null;

  @Column('text', { nullable: true })
  name!: string | null;

  /** The user sees it. */
  @Column('jsonb')
  publicMetadata!: Metadata;

  /** Only servers of the project see it. */
  @Column('jsonb')
  appMetadata!: Metadata;

  /** Argon2id, in the PHC format. */
  @Column('text', { nullable: true, select: false })
  passwordHash?: string | null;

  /** What the project itself calls the user; unique among its users. */
  @Column('text', { nullable: true })
  externalId!: string | null;

  /** Whether nobody knows yet who it is: the session is the only way in. */
  @Column('boolean')
  isAnonymous!: boolean;

  @Column('timestamptz', { nullable: true })
  bannedUntil!: Date | null;

  @Column('timestamptz', { nullable: true })
  lastSignInAt!: Date | null;

  /** Counts the changes that servers of the project make. */
  @Column('integer')
  version!: number;

  @Column('timestamptz')
  createdAt!: Date;

  @Column('timestamptz')
  updatedAt!: Date;
}
