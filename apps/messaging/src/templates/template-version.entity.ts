import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import type { CompiledBodies } from './compile/compiled-body.js';
import type { TemplateBodies } from './template-body.schema.js';
import { TemplateEntity } from './template.entity.js';
import type { VariableDeclarations } from './variables/variable.schema.js';

/** What a template said from one change to the next. It never changes. */
@Entity('template_version')
export class TemplateVersionEntity {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'template_version_pkey' })
  @ForeignKey(() => TemplateEntity, { name: 'template_version_template', onDelete: 'CASCADE' })
  templateId!: string;

  @PrimaryColumn('integer', { primaryKeyConstraintName: 'template_version_pkey' })
  number!: number;

  @Column('jsonb')
  variables!: VariableDeclarations;

  @Column('text')
  defaultLocale!: string;

  /** As they were written. */
  @Column('jsonb')
  locales!: TemplateBodies;

  /** The same with MJML made into HTML and HTML into text, so that sending only fills gaps. */
  @Column('jsonb')
  compiled!: CompiledBodies;

  @Column('timestamptz')
  createdAt!: Date;
}
