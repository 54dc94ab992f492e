import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An identity that may not come into a room. */
@Entity('room_ban')
export class BanEntity {
  /** `rbn_…` */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'room_ban_pkey' })
  id!: string;

  @Column('text')
  roomId!: string;

  @Column('text')
  projectId!: string;

  @Column('text')
  identity!: string;

  @Column('timestamptz')
  createdAt!: Date;
}
