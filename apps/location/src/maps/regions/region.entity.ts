import type { Tenant } from '@skydeck/auth-guard';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How a map is: it waits to be built, is built, can be used, or cannot be built. */
export const REGION_STATUSES = ['pending', 'building', 'ready', 'failed'] as const;
export type RegionStatus = (typeof REGION_STATUSES)[number];

/** South, west, north, east; degrees. */
export type Bounds = readonly [south: number, west: number, north: number, east: number];

/** A map that was imported. What is served is the last build that succeeded, whatever becomes of the next. */
@Entity('region')
export class RegionEntity {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'region_pkey' })
  id!: string;

  /** Null for a map that everybody uses. */
  @Column('text', { nullable: true })
  tenant!: Tenant | null;

  @Column('text')
  name!: string;

  @Column('text')
  status!: RegionStatus;

  /** Key of the file in the object store. */
  @Column('text')
  sourceKey!: string;

  @Column('bigint', { transformer: { to: Number, from: Number } })
  sourceBytes!: number;

  @Column('text')
  sourceSha256!: string;

  /** Which build is served; null before the first. */
  @Column('integer', { nullable: true })
  build!: number | null;

  @Column('jsonb', { nullable: true })
  bounds!: Bounds | null;

  /** What is in it: `roads_km`, `road_edges_car`, … */
  @Column('jsonb')
  counts!: Readonly<Record<string, number>>;

  /** Why the last build failed. */
  @Column('text', { nullable: true })
  problem!: string | null;

  @Column('integer')
  version!: number;

  @Column('timestamptz')
  createdAt!: Date;

  @Column('timestamptz')
  updatedAt!: Date;
}
