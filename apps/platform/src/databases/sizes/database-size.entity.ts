import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A size that dedicated databases can have. */
@Entity('database_size')
export class DatabaseSizeEntity {
  @PrimaryColumn('text')
  slug!: string;

  /** Shares of a core. */
  @Column('real')
  cpus!: number;

  @Column('integer')
  memoryMb!: number;

  @Column('integer')
  maxConnections!: number;

  /** Place in the list. */
  @Column('integer')
  position!: number;
}
