import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A port of this machine that leads to one of a server. */
@Entity('vps_port')
export class PortEntity {
  /** `prt_…` */
  @PrimaryColumn('text')
  id!: string;

  @Column('text')
  projectId!: string;

  @Column('text')
  vpsId!: string;

  @Column('text')
  protocol!: 'tcp' | 'udp';

  /** Unique for its protocol on this machine. */
  @Column('integer')
  hostPort!: number;

  @Column('integer')
  guestPort!: number;

  @Column('timestamptz')
  createdAt!: Date;
}
