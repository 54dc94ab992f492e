import type { Tenant } from '@skydeck/auth-guard';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Whether it reported lately. */
export const DEVICE_STATUSES = ['online', 'offline'] as const;
export type DeviceStatus = (typeof DEVICE_STATUSES)[number];

/** Protocols by which a device says its own name and no key: the name is unique among all projects. */
export const DEVICE_PROTOCOLS = ['gt06', 'teltonika'] as const;
export type DeviceProtocol = (typeof DEVICE_PROTOCOLS)[number];

/** What is customary with them; all else is their owner's. */
export type DeviceMetadata = Readonly<Record<string, string>>;

/** Something that says where it is. Where it was last is in `latest_position`. */
@Entity('device')
export class DeviceEntity {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'device_pkey' })
  id!: string;

  @Column('text')
  tenant!: Tenant;

  @Column('text')
  name!: string;

  /** Unique in the project. */
  @Column('text', { nullable: true })
  externalId!: string | null;

  /** Such as `car` or `phone`. */
  @Column('text', { nullable: true })
  type!: string | null;

  @Column('text', { nullable: true })
  protocol!: DeviceProtocol | null;

  @Column('text', { array: true })
  labels!: string[];

  @Column('jsonb')
  metadata!: DeviceMetadata;

  @Column('text')
  status!: DeviceStatus;

  /** SHA-256 of the key by which it reports without one of the project. */
  @Column('bytea', { nullable: true })
  ingestKeyHash!: Buffer | null;

  /** The last characters, by which people tell keys apart. */
  @Column('text', { nullable: true })
  ingestKeyEnd!: string | null;

  @Column('integer', { nullable: true })
  retentionDays!: number | null;

  @Column('integer')
  version!: number;

  @Column('timestamptz')
  createdAt!: Date;

  @Column('timestamptz')
  updatedAt!: Date;
}
