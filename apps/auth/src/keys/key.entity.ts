import type { KeyMode, Product } from '@skydeck/auth-guard';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An API key. The key itself is not kept: only its SHA-256, its start and its last characters. */
@Entity('api_key')
export class KeyEntity {
  @PrimaryColumn('text')
  id!: string;

  @Column('text')
  projectId!: string;

  @Column('text')
  product!: Product;

  @Column('text')
  mode!: KeyMode;

  @Column('text')
  name!: string;

  @Column('text')
  sha256!: string;

  @Column('text')
  start!: string;

  @Column('text')
  last4!: string;

  @Column('text', { array: true })
  scopes!: string[];

  /** Networks that it may be used from; everywhere when there is none. */
  @Column('text', { array: true, default: [] })
  allowedCidrs!: string[];

  /** Its own number of requests in a minute; null for that of the installation. */
  @Column('integer', { nullable: true })
  rateLimitPerMinute!: number | null;

  /** The account that made it. */
  @Column('text')
  createdBy!: string;

  @Column('timestamptz')
  createdAt!: Date;

  @Column('timestamptz', { nullable: true })
  expiresAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  revokedAt!: Date | null;

  /** The key that takes its place. */
  @Column('text', { nullable: true })
  rotatedTo!: string | null;

  @Column('timestamptz', { nullable: true })
  lastUsedAt!: Date | null;
}
