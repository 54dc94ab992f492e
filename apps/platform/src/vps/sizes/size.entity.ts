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

  @Column('boolean')
  isOffered!: boolean;
}
