import type { Tenant } from '@skydeck/auth-guard';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Photographs that somebody put together. */
@Entity('album')
export class AlbumEntity {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'album_pkey' })
  id!: string;

  @Column('text')
  projectId!: Tenant;

  @Column('text')
  spaceId!: string;

  @Column('text')
  name!: string;

  @Column('text')
  description!: string;

  /** The photograph that stands for all; null for the latest. */
  @Column('text', { nullable: true })
  coverId!: string | null;

  /** Counts changes, for `If-Match`. */
  @Column('integer')
  version!: number;

  @Column('timestamptz')
  createdAt!: Date;

  @Column('timestamptz')
  updatedAt!: Date;
}
