import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How what is sent comes in. */
export const INGRESS_KINDS = ['rtmp', 'whip'] as const;
export type IngressKind = (typeof INGRESS_KINDS)[number];

/** Where an ingress is. `buffering` has a publisher whom nobody sees yet. */
export const INGRESS_STATUSES = ['inactive', 'buffering', 'publishing'] as const;
export type IngressStatus = (typeof INGRESS_STATUSES)[number];

/** A way into a room for programs such as OBS Studio, which are seen as a participant. */
@Entity('room_ingress')
export class IngressEntity {
  /** `ing_…` */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'room_ingress_pkey' })
  id!: string;

  @Column('text')
  projectId!: string;

  @Column('text')
  roomId!: string;

  @Column('text')
  kind!: IngressKind;

  /** Who it is in the room. */
  @Column('text')
  identity!: string;

  /** What people see. */
  @Column('text')
  name!: string;

  /** SHA-256 of the stream key, by which it is found. */
  @Column('text')
  keyHash!: string;

  @Column('text')
  status!: IngressStatus;

  /** The connection of its publisher, `igc_…`; null when it has none. */
  @Column('text', { nullable: true })
  connectionId!: string | null;

  /** When the process that has the publisher last said so. */
  @Column('timestamptz', { nullable: true })
  seenAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  connectedAt!: Date | null;

  /** Why the last publisher is gone; null when it said good-bye, or there was none. */
  @Column('text', { nullable: true })
  lastError!: string | null;

  @Column('timestamptz')
  createdAt!: Date;

  @Column('timestamptz')
  updatedAt!: Date;
}
