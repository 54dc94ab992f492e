import type { Tenant } from '@skydeck/auth-guard';
import { Column, Entity, PrimaryColumn } from 'typeorm';

export const MAGIC_LINK_STATUSES = ['pending', 'opened', 'used', 'expired'] as const;
export type MagicLinkStatus = (typeof MAGIC_LINK_STATUSES)[number];

/** A link that signs a user in, in the browser that asked for it. */
@Entity('magic_link')
export class MagicLinkEntity {
  @PrimaryColumn('text')
  id!: string;

  @Column('text', { name: 'project_id' })
  tenant!: Tenant;

  @Column('text')
  email!: string;

  @Column('text')
  status!: MagicLinkStatus;

  /** Where the browser is sent with the code; it was on the list of the project. */
  @Column('text')
  redirectUrl!: string;

  /** SHA-256 of what only the browser knows that asked (RFC 7636). */
  @Column('text')
  codeChallenge!: string;

  @Column('text', { nullable: true })
  locale!: string | null;

  /** When messaging took the mail. */
  @Column('timestamptz', { nullable: true })
  handedAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  openedAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  usedAt!: Date | null;

  @Column('timestamptz')
  expiresAt!: Date;

  @Column('timestamptz')
  createdAt!: Date;
}
