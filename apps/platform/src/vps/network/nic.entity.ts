import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An interface of a server in a network. */
@Entity('vps_nic')
export class NicEntity {
  @PrimaryColumn('text')
  vpsId!: string;

  @PrimaryColumn('text')
  networkId!: string;

  /** Such as `eth0`. */
  @Column('text')
  device!: string;

  @Column('text')
  mac!: string;

  /** Which address of the network: 2 is the first that a server can have, 1 is the gateway. */
  @Column('integer')
  host!: number;

  /** When it was added to a running server that could not take it; it has it from its next start. */
  @Column('timestamptz', { nullable: true })
  changedAt!: Date | null;
}
