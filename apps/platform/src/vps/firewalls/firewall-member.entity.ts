import { Entity, PrimaryColumn } from 'typeorm';

/** A server that has a firewall by itself, not by a tag. */
@Entity('vps_firewall_member')
export class FirewallMemberEntity {
  @PrimaryColumn('text')
  firewallId!: string;

  @PrimaryColumn('text')
  vpsId!: string;
}
