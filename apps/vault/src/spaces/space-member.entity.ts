import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { SpaceRole } from './space.entity.js';

/** A user of the customer's who may use a space. */
@Entity('space_member')
@Index('space_member_by_user', ['userId', 'spaceId'])
export class SpaceMemberEntity {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'space_member_pkey' })
  spaceId!: string;

  /** The customer's own id of the user. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'space_member_pkey' })
  userId!: string;

  @Column('text')
  role!: SpaceRole;

  @Column('timestamptz')
  createdAt!: Date;

  @Column('timestamptz')
  updatedAt!: Date;
}
