import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The one counter that all changes of routes are numbered by. */
@Entity('route_clock')
export class RouteClockEntity {
  @PrimaryColumn('smallint')
  id!: number;

  @Column('bigint')
  version!: string;
}
