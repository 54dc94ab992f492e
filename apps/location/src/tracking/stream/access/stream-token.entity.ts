import type { Tenant } from '@skydeck/auth-guard';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { StreamFilter } from '../stream-filter.js';

/** The right to follow devices for a while, such as for a page in a browser. */
@Entity('stream_token')
export class StreamTokenEntity {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'stream_token_pkey' })
  id!: string;

  @Column('text')
  tenant!: Tenant;

  @Column('bytea')
  tokenHash!: Buffer;

  @Column('jsonb')
  filter!: StreamFilter;

  /** `key:<sha256>` or `session:<id>` of who asked for it; nobody follows by it once that is gone. */
  @Column('text', { nullable: true })
  credential!: string | null;

  /** The account or key that asked for it. */
  @Column('text')
  actorId!: string;

  @Column('timestamptz')
  createdAt!: Date;

  @Column('timestamptz')
  expiresAt!: Date;
}
