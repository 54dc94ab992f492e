import type { Tenant } from '@skydeck/auth-guard';
import { Column, Entity, Index, PrimaryColumn, Unique } from 'typeorm';
import type { TokenKind } from '../drivers/token-kind.js';

export const DEVICE_PLATFORMS = ['ios', 'android', 'web'] as const;
export type DevicePlatform = (typeof DEVICE_PLATFORMS)[number];

/** A `gone` device is never sent to again, until its app registers anew. */
export const DEVICE_STATUSES = ['active', 'gone'] as const;
export type DeviceStatus = (typeof DEVICE_STATUSES)[number];

/** One app on one device, or one browser, that takes push messages. */
@Entity('device')
@Unique('device_once', ['tenant', 'tokenHash'])
@Index('device_by_tenant', ['tenant', 'id'])
@Index('device_by_user', ['tenant', 'userId', 'id'], { where: 'user_id is not null' })
export class DeviceEntity {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'device_pkey' })
  id!: string;

  @Column('text')
  tenant!: Tenant;

  @Column('text')
  platform!: DevicePlatform;

  /** Whose token it is. */
  @Column('text')
  service!: TokenKind;

  /** The customer's app, such as its bundle id. */
  @Column('text', { nullable: true })
  app!: string | null;

  /** The customer's own name of whom it belongs to. */
  @Column('text', { nullable: true })
  userId!: string | null;

  /** SHA-256 of what tells the token from others. */
  @Column('bytea')
  tokenHash!: Buffer;

  /** Sealed for this device: whoever has a token may be able to send to it. */
  @Column('bytea')
  sealedToken!: Buffer;

  /** The last characters, by which people tell tokens apart. */
  @Column('text')
  tokenEnd!: string;

  @Column('text')
  status!: DeviceStatus;

  @Column('timestamptz', { nullable: true })
  goneAt!: Date | null;

  /** What the push service said. */
  @Column('text', { nullable: true })
  goneReason!: string | null;

  @Column('integer')
  version!: number;

  /** When its app last gave this token. */
  @Column('timestamptz')
  registeredAt!: Date;

  @Column('timestamptz')
  createdAt!: Date;

  @Column('timestamptz')
  updatedAt!: Date;
}
