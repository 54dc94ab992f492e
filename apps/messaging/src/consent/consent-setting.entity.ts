import type { Tenant } from '@skydeck/auth-guard';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { QuietWindow } from './quiet-hours.js';
import type { KeywordAnswers } from './words/answer-texts.js';

/** How a project treats the people it writes to. */
@Entity('consent_setting')
export class ConsentSettingEntity {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'consent_setting_pkey' })
  tenant!: Tenant;

  /** When people are left alone; their own zone goes first. */
  @Column('jsonb', { nullable: true })
  quietHours!: QuietWindow | null;

  /** What people see on the page where they choose. */
  @Column('text', { nullable: true })
  displayName!: string | null;

  /** Whether words such as STOP are answered here and not by the provider. */
  @Column('boolean')
  isAnswering!: boolean;

  /** In the place of the usual texts. */
  @Column('jsonb')
  answers!: KeywordAnswers;

  /** Counts changes, for `If-Match`. */
  @Column('integer')
  version!: number;

  @Column('timestamptz')
  updatedAt!: Date;
}
