import { Column, Entity, PrimaryColumn } from 'typeorm';

const bigNumber = { transformer: { to: Number, from: Number } };
const part = { primaryKeyConstraintName: 'segment_pkey' };

/** A piece of a rendition that a player fetches: a range of bytes of one object. */
@Entity('segment')
export class SegmentEntity {
  @PrimaryColumn('text', part)
  renditionId!: string;

  /** Which part of the asset was encoded at once. */
  @PrimaryColumn('integer', part)
  chunkPosition!: number;

  /** Within its chunk. */
  @PrimaryColumn('integer', part)
  position!: number;

  @Column('text')
  objectKey!: string;

  @Column('bigint', bigNumber)
  offsetBytes!: number;

  @Column('bigint', bigNumber)
  sizeBytes!: number;

  /** In the timescale of its rendition. */
  @Column('integer')
  durationTicks!: number;

  /** Up to the end of its first picture; null where that was not looked at. */
  @Column('integer', { nullable: true })
  keyframeBytes?: number | null;
}
