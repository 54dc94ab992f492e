import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A token that was made; it itself is stored nowhere. */
@Entity('room_token')
export class RoomTokenEntity {
  /** `rtk_…`, the `jti` of the token. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'room_token_pkey' })
  id!: string;

  @Column('text')
  roomId!: string;

  @Column('text')
  projectId!: string;

  @Column('text')
  identity!: string;

  @Column('timestamptz')
  expiresAt!: Date;

  @Column('timestamptz', { nullable: true })
  revokedAt!: Date | null;

  /** Whether it lets somebody in once only. */
  @Column('boolean', { default: false })
  isSingleUse!: boolean;

  /** When it did, of one that counts once. */
  @Column('timestamptz', { nullable: true })
  usedAt!: Date | null;

  @Column('timestamptz')
  createdAt!: Date;
}
