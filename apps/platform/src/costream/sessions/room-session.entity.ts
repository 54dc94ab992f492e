import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { RoomEndReason } from '../rooms/room.entity.js';

/** From the first who comes into a room until all have left. */
@Entity('room_session')
export class RoomSessionEntity {
  /** `rms_…` */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'room_session_pkey' })
  id!: string;

  @Column('text')
  roomId!: string;

  @Column('text')
  projectId!: string;

  @Column('timestamptz')
  startedAt!: Date;

  @Column('timestamptz', { nullable: true })
  endedAt!: Date | null;

  @Column('text', { nullable: true })
  endReason!: RoomEndReason | null;

  /** How often somebody came in. */
  @Column('integer')
  joins!: number;

  /** Most who were there at once. */
  @Column('integer')
  peakParticipants!: number;

  /** For how long people were there, added up, of those who have left. */
  @Column('bigint', { transformer: { to: Number, from: Number } })
  participantMs!: number;
}
