import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Side } from '../checks/check-types.js';

/** A picture that was handed in: re-encoded, sealed, in the object store. */
@Entity('kyc_document')
export class KycDocumentEntity {
  @PrimaryColumn('text')
  id!: string;

  @Column('text')
  sessionId!: string;

  @Column('text')
  side!: Side;

  @Column('text')
  objectKey!: string;

  /** Size of the re-encoded picture. */
  @Column('integer')
  bytes!: number;

  @Column('integer')
  width!: number;

  @Column('integer')
  height!: number;

  @Column('timestamptz')
  createdAt!: Date;
}
