import { Column, Entity, PrimaryColumn } from 'typeorm';

const part = { primaryKeyConstraintName: 'upload_part_pkey' };

/** A part of a file in an object store that knows only parts. */
@Entity('upload_part')
export class UploadPartEntity {
  @PrimaryColumn('text', part)
  uploadId!: string;

  @PrimaryColumn('integer', part)
  number!: number;

  @Column('text')
  etag!: string;

  @Column('bigint', { transformer: { to: Number, from: Number } })
  sizeBytes!: number;
}
