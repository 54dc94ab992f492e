import type { Tenant } from '@skydeck/auth-guard';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A link that shows a file to whoever has it. */
@Entity('share_link')
export class ShareLinkEntity {
  /** `shl_…` */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'share_link_pkey' })
  id!: string;

  @Column('text')
  projectId!: Tenant;

  @Column('text')
  spaceId!: string;

  @Column('text')
  fileId!: string;

  /** SHA-256 of the secret part of the token. */
  @Column('bytea')
  tokenHash!: Buffer;

  /** Salt and scrypt of the password; null for none. */
  @Column('bytea', { nullable: true })
  passwordHash!: Buffer | null;

  @Column('boolean')
  isViewOnly!: boolean;

  /** Whether photographs say where they were taken. */
  @Column('boolean')
  keepsPlace!: boolean;

  @Column('integer', { nullable: true })
  maxDownloads!: number | null;

  @Column('integer')
  downloads!: number;

  @Column('text', { nullable: true })
  createdBy!: string | null;

  @Column('timestamptz', { nullable: true })
  expiresAt!: Date | null;

  @Column('timestamptz')
  createdAt!: Date;
}
