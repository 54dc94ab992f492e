import type { Tenant } from '@skydeck/auth-guard';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Assets in an order. */
@Entity('playlist')
export class PlaylistEntity {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'playlist_pkey' })
  id!: string;

  @Column('text')
  tenant!: Tenant;

  @Column('text')
  name!: string;

  /** Whether its page is there for everybody. */
  @Column('boolean')
  isPublic!: boolean;

  /** Counts changes, for `If-Match`. */
  @Column('integer')
  version!: number;

  @Column('timestamptz')
  createdAt!: Date;

  @Column('timestamptz')
  updatedAt!: Date;
}
