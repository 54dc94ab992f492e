import type { Tenant } from '@skydeck/auth-guard';
import { Column, Entity, PrimaryColumn } from 'typeorm';

const asNumber = { transformer: { to: (value: unknown) => value, from: Number } };

/** A stretch of a file, an object of its own until the file is whole. */
export interface MapPiece {
  readonly key: string;
  readonly bytes: number;
}

/** The file of a map that comes in pieces. */
@Entity('map_upload')
export class MapUploadEntity {
  /** `mup_…` */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'map_upload_pkey' })
  id!: string;

  @Column('text')
  tenant!: Tenant;

  /** Name of the map that it becomes. */
  @Column('text')
  name!: string;

  /** The map whose file it replaces; null for a new map. */
  @Column('text', { nullable: true })
  replaces!: string | null;

  @Column('bigint', asNumber)
  sizeBytes!: number;

  /** What the file must have as SHA-256; null when it was not said. */
  @Column('text', { nullable: true })
  sha256!: string | null;

  /** As it was sent. */
  @Column('text', { nullable: true })
  metadata!: string | null;

  /** How many bytes outlive a crash. It only grows, so a writer who finds another number has been overtaken. */
  @Column('bigint', asNumber)
  receivedBytes!: number;

  /** Where these bytes lie, in their order. */
  @Column('jsonb')
  pieces!: readonly MapPiece[];

  /** Until when somebody is taken to make the map of it; null when nobody does. */
  @Column('timestamptz', { nullable: true })
  finishingUntil!: Date | null;

  /** The map that came of it; null until it is whole. */
  @Column('text', { nullable: true })
  regionId!: string | null;

  /** What builds that map. */
  @Column('text', { nullable: true })
  operationId!: string | null;

  @Column('timestamptz')
  expiresAt!: Date;

  @Column('timestamptz')
  createdAt!: Date;
}
