import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An image that servers are made of: of the catalogue, or of one project. */
@Entity('vps_image')
export class ImageEntity {
  @PrimaryColumn('text')
  id!: string;

  /** Null for the catalogue. */
  @Column('text', { nullable: true })
  projectId!: string | null;

  /** What requests name it by, such as `debian-12`. */
  @Column('text')
  slug!: string;

  @Column('text')
  title!: string;

  @Column('text')
  origin!: 'catalogue' | 'upload' | 'snapshot';

  /** `engine`: only the engine has it, as it was made there of a snapshot. */
  @Column('text')
  format!: 'rootfs' | 'disk' | 'engine';

  /** `available` can be built; it is when it is first used. */
  @Column('text')
  status!: 'available' | 'building' | 'ready' | 'failed';

  @Column('real')
  progress!: number;

  @Column('jsonb', { nullable: true })
  error!: { code: string; message: string } | null;

  @Column('boolean')
  hasCloudInit!: boolean;

  @Column('integer')
  minDiskGb!: number;

  @Column('bigint', { nullable: true })
  sizeBytes!: string | null;

  @Column('text', { nullable: true })
  sha256!: string | null;

  @Column('text', { nullable: true })
  path!: string | null;

  @Column('text', { nullable: true })
  engineRef!: string | null;

  @Column('timestamptz')
  createdAt!: Date;

  @Column('timestamptz')
  updatedAt!: Date;

  @Column('timestamptz', { nullable: true })
  deletedAt!: Date | null;
}
