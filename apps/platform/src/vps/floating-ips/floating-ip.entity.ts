import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An address of the pool that a project has, and the server that it leads to. */
@Entity('vps_floating_ip')
export class FloatingIpEntity {
  /** `fip_…` */
  @PrimaryColumn('text')
  id!: string;

  @Column('text')
  projectId!: string;

  @Column('inet')
  address!: string;

  /** Null while it leads nowhere. */
  @Column('text', { nullable: true })
  vpsId!: string | null;

  @Column('timestamptz')
  createdAt!: Date;
}
