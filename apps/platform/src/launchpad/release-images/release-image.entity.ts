import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Digest } from '@skydeck/oci-image';

/** The image that a release was packed into, the first time that somebody asked for it. */
@Entity('release_image')
export class ReleaseImageEntity {
  @PrimaryColumn('text')
  releaseId!: string;

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
