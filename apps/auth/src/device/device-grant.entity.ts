import { Column, Entity, PrimaryColumn } from 'typeorm';

export type DeviceGrantStatus = 'pending' | 'approved' | 'denied' | 'consumed';

/** A device that waits for a person to approve it (RFC 8628). */
@Entity('device_grant')
export class DeviceGrantEntity {
  @PrimaryColumn('text')
  id!: string;

  @Column('text')
  deviceCodeSha256!: string;

  /** What the person types, without the hyphen. */
  @Column('text')
  userCode!: string;

  @Column('text')
  clientId!: string;

  @Column('text')
  status!: DeviceGrantStatus;

  /** Who approved it. */
  @Column('text', { nullable: true })
  accountId!: string | null;

  /** Seconds that the device must wait between two questions. */
  @Column('integer')
  intervalS!: number;

  @Column('timestamptz', { nullable: true })
  lastPolledAt!: Date | null;

  @Column('timestamptz')
  expiresAt!: Date;

  @Column('timestamptz')
  createdAt!: Date;
}
