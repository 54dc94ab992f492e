import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { StoredRules } from './edge-rules.schema.js';

/** What the edge does with the requests of an app besides passing them on. */
@Entity('app_edge_rules')
export class EdgeRulesEntity {
  @PrimaryColumn('text')
  appId!: string;

  @Column('text')
  projectId!: string;

  /** As the edge takes them: passwords are hashes. */
  @Column('jsonb')
  rules!: StoredRules;

  @Column('integer', { default: 1 })
  version!: number;

  @Column('timestamptz')
  updatedAt!: Date;
}
