import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { Digest } from '@skydeck/oci-image';
import { ReleaseEntity } from '../releases/release.entity.js';

/** The image that a release was packed into, the first time that somebody asked for it. */
@Entity('release_image')
export class ReleaseImageEntity {
  @ForeignKey(() => ReleaseEntity, { name: 'release_image_release_id_fkey', onDelete: 'CASCADE' })
  @PrimaryColumn('text')
  releaseId!: string;

  @Index('release_image_app_id_idx')
  @Column('text')
  appId!: string;

  /** Of the manifest. */
  @Column('text')
  digest!: Digest;

  @Column('text')
  mediaType!: string;

  /** Bytes of the manifest. */
  @Column('integer')
  manifestBytes!: number;

  /** Packed layers and configuration; nobody gets another app's. */
  @Column('text', { array: true })
  blobs!: Digest[];

  @Column('timestamptz')
  madeAt!: Date;
}
