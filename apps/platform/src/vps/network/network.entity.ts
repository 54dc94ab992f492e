import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The network that every server has an interface in. */
export const PUBLIC_NETWORK = 'public';

/** A network of servers: the one that all share, or a private one of a project. */
@Entity('vps_network')
export class NetworkEntity {
  /** `public` or `net_…`. */
  @PrimaryColumn('text')
  id!: string;

  @Column('text', { nullable: true })
  projectId!: string | null;

  @Column('text')
  name!: string;

  /** IPv4 network such as `10.90.0.0/16`. */
  @Column('cidr')
  cidr!: string;

  /** Name of the bridge on the host, at most 15 characters. */
  @Column('text')
  bridge!: string;

  /** Counts the changes that callers make. */
  @Column('integer')
  version!: number;

  @Column('timestamptz')
  createdAt!: Date;

  @Column('timestamptz', { nullable: true })
  deletedAt!: Date | null;
}
