import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A size that servers can have. Operators change the table. */
@Entity('vps_size')
export class SizeEntity {
  @PrimaryColumn('text')
  slug!: string;

  @Column('integer')
  vcpus!: number;

  /** Share of these processors, above 0 and at most 1. */
  @Column('real')
  cpuShare!: number;

  @Column('integer')
  memoryMb!: number;

  @Column('integer')
  diskGb!: number;

  /** Place in the list. */
  @Column('integer')
  position!: number;

  /** Servers of a size that is not offered any more keep what they have. */
  @Column('boolean')
  isOffered!: boolean;

  /** Counts the changes that operators make. */
  @Column('integer', { default: 1 })
  version!: number;
}
