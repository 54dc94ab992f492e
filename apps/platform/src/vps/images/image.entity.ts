import { Column, Entity, PrimaryColumn } from 'typeorm';

export const IMAGE_ORIGINS = ['catalogue', 'upload', 'url', 'snapshot'] as const;
export type ImageOrigin = (typeof IMAGE_ORIGINS)[number];
export const IMAGE_STATUSES = ['available', 'building', 'ready', 'failed'] as const;
export type ImageStatus = (typeof IMAGE_STATUSES)[number];
export type ImageFormat = 'rootfs' | 'disk' | 'engine';

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
  origin!: ImageOrigin;

  /** `engine`: only the engine has it, as it was made there of a snapshot. */
  @Column('text')
  format!: ImageFormat;

  /** `available` can be built; it is when it is first used. */
  @Column('text')
  status!: ImageStatus;

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

  /** What it came from: an address, or the id of a snapshot. */
  @Column('text', { nullable: true, default: null })
  source!: string | null;

  /** Its copies in engines, by the engine's name; they are deleted with it. */
  @Column('jsonb', { default: {} })
  engineRefs!: Record<string, string>;

  /** Counts the changes that callers make. */
  @Column('integer', { default: 1 })
  version!: number;

  @Column('timestamptz')
  createdAt!: Date;

  @Column('timestamptz')
  updatedAt!: Date;

  @Column('timestamptz', { nullable: true })
  deletedAt!: Date | null;

  /** When what it took was given back; a server may need it longer than it is shown. */
  @Column('timestamptz', { nullable: true, default: null })
  freedAt!: Date | null;
}
