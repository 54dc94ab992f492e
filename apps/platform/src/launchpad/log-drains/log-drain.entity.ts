import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { AppEntity } from '../apps/app.entity.js';

/** Somewhere that the log of an app is sent to, and how far it got. */
@Entity('app_log_drain')
@Index('app_log_drain_by_app', ['appId', 'id'])
@Index('app_log_drain_due', ['nextAt'], { where: `status <> 'disabled'` })
export class LogDrainEntity {
  @PrimaryColumn('text')
  id!: string;

  @ForeignKey(() => AppEntity, { name: 'app_log_drain_app_id_fkey', onDelete: 'CASCADE' })
  @Column('text')
  appId!: string;

  @Column('text')
  projectId!: string;

  /** `syslog+tcp:`, `syslog+tls:`, `http:` or `https:`; never holds credentials. */
  @Column('text')
  url!: string;

  /** Sealed JSON of the headers that are sent along. */
  @Column('text', { nullable: true })
  headersSealed!: string | null;

  /** Certificates of the authority that the receiver's is checked against. */
  @Column('text', { nullable: true })
  caPem!: string | null;

  @Column('text')
  status!: 'active' | 'failing' | 'disabled';

  /** Number of the last line that the receiver has. */
  @Column('bigint')
  sentSeq!: string;

  @Column('integer', { default: 0 })
  failures!: number;

  @Column('timestamptz', { nullable: true })
  failingSince!: Date | null;

  @Column('text', { nullable: true })
  problem!: string | null;

  /** When it is looked at next. While it is sent to, nobody else looks before that. */
  @Column('timestamptz')
  nextAt!: Date;

  @Column('timestamptz')
  createdAt!: Date;
}
