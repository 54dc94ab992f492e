import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { RuleBody } from './firewall.schema.js';

/** Rules of a project that any of its servers can have. */
@Entity('vps_firewall')
export class FirewallEntity {
  /** `fw_…` */
  @PrimaryColumn('text')
  id!: string;

  @Column('text')
  projectId!: string;

  @Column('text')
  name!: string;

  @Column('jsonb')
  rules!: RuleBody[];

  /** Servers with one of these tags have it too. */
  @Column('text', { array: true })
  tags!: string[];

  /** Counts the changes that callers make. */
  @Column('integer')
  version!: number;

  @Column('timestamptz')
  createdAt!: Date;

  @Column('timestamptz')
  updatedAt!: Date;
}
