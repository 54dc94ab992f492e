import { Column, Entity, PrimaryColumn } from 'typeorm';

export type ConsoleMode = 'shell' | 'serial';

/** Who asked for something. */
export interface Actor {
  readonly kind: 'account' | 'key' | 'service';
  readonly id: string;
}

/** The right to one connection to a console, and what became of it. */
@Entity('vps_console')
export class ConsoleEntity {
  @PrimaryColumn('text')
  id!: string;

  @Column('text')
  vpsId!: string;

  @Column('text')
  projectId!: string;

  /** The open console that it joins; null for one of its own. */
  @Column('text', { nullable: true })
  sessionId!: string | null;

  /** SHA-256 of the token, in base64url. */
  @Column('text')
  tokenHash!: string;

  @Column('text')
  mode!: ConsoleMode;

  @Column('boolean')
  isReadonly!: boolean;

  @Column('boolean')
  isRecorded!: boolean;

  /** What becomes of the console when who types leaves. */
  @Column('text')
  onLeave!: 'close' | 'hand_over';

  @Column('integer')
  cols!: number;

  @Column('integer')
  rows!: number;

  @Column('jsonb')
  actor!: Actor;

  /** `key:<SHA-256>` or `session:ses_…`: with it, the console ends. Null for what cannot be revoked. */
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

  /** What the connection sent us. */
  @Column('bigint', { default: 0 })
  receivedBytes!: string;

  /** What it was sent. */
  @Column('bigint', { default: 0 })
  sentBytes!: string;
}
