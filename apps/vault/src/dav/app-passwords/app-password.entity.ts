import type { Tenant } from '@skydeck/auth-guard';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What an app password opens. */
export const DAV_PRODUCTS = ['files', 'calendar', 'tasks', 'contacts'] as const;
export type DavProduct = (typeof DAV_PRODUCTS)[number];

/** What may be done with an app password. */
export const DAV_RIGHTS = ['read', 'write'] as const;
export type DavRights = (typeof DAV_RIGHTS)[number];

/** A password of one app on one device, for a space. */
@Entity('app_password')
export class AppPasswordEntity {
  /** `apw_…` */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'app_password_pkey' })
  id!: string;

  @Column('text')
  projectId!: Tenant;

  @Column('text')
  spaceId!: string;

  /** The user as whom it acts; null for the project itself. */
  @Column('text', { nullable: true })
  userId!: string | null;

  @Column('text')
  name!: string;

  /** SHA-256 of the password. */
  @Column('bytea')
  secretHash!: Buffer;

  /** The last characters of the password, to tell it from others. */
  @Column('text')
  ending!: string;

  @Column('text')
  rights!: DavRights;

  @Column('text', { array: true })
  products!: DavProduct[];

  @Column('timestamptz', { nullable: true })
  lastUsedAt!: Date | null;

  @Column('timestamptz')
  createdAt!: Date;
}
