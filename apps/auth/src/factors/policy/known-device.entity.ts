import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Plane } from '../factor-owner.js';

/** A device on which somebody has given a second factor. */
@Entity('known_device')
export class KnownDeviceEntity {
  @PrimaryColumn('text')
  tokenSha256!: string;

  @Column('text')
  plane!: Plane;

  @Column('text')
  ownerId!: string;

  @Column('text', { nullable: true })
  userAgent!: string | null;

  @Column('timestamptz')
  createdAt!: Date;

  @Column('timestamptz')
  expiresAt!: Date;
}
