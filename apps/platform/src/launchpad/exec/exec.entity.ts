import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { Actor } from '../../vps/console/console.entity.js';

/** The right to one connection to a command inside a replica, and what became of it. */
@Entity('app_exec')
@Index('app_exec_by_token', ['tokenHash'])
export class ExecEntity {
  @PrimaryColumn('text')
  id!: string;

  @Column('text')
  appId!: string;

  @Column('text')
  projectId!: string;

  @Column('text')
  replicaId!: string;

  /** SHA-256 of the token, in base64url. */
  @Column('text')
  tokenHash!: string;

  /** Sealed JSON of its words: they may hold secrets. Null once it was started. */
  @Column('text', { nullable: true })
  commandSealed!: string | null;

  /** The program that is run. */
  @Column('text')
  program!: string;

  @Column('boolean')
  isTerminal!: boolean;

  @Column('integer')
  cols!: number;

  @Column('integer')
  rows!: number;

  @Column('jsonb')
  actor!: Actor;

  /** `key:<SHA-256>` or `session:ses_…`: with it, the connection ends. Null for what cannot be revoked. */
  @Column('text', { nullable: true })
  credential!: string | null;

  @Column('timestamptz')
  createdAt!: Date;

  @Column('timestamptz')
  expiresAt!: Date;

  @Column('timestamptz', { nullable: true })
  usedAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  closedAt!: Date | null;

  @Column('text', { nullable: true })
  closeCode!: string | null;

  @Column('integer', { nullable: true })
  exitCode!: number | null;
}
