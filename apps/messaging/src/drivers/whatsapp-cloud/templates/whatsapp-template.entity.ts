import type { Tenant } from '@skydeck/auth-guard';
import { Column, Entity, Index, PrimaryColumn, Unique } from 'typeorm';

/** A template as WhatsApp had it when it was last read. */
@Entity('whatsapp_template')
@Unique('whatsapp_template_once', ['providerId', 'name', 'language'])
@Index('whatsapp_template_by_tenant', ['tenant', 'providerId', 'id'])
export class WhatsappTemplateEntity {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'whatsapp_template_pkey' })
  id!: string;

  @Column('text')
  tenant!: Tenant;

  @Column('text')
  providerId!: string;

  @Column('text')
  name!: string;

  @Column('text')
  language!: string;

  /** Such as `APPROVED`, `PAUSED` or `REJECTED`. */
  @Column('text')
  status!: string;

  @Column('text')
  category!: string;

  /** Header, body, footer and buttons, as WhatsApp gives them. */
  @Column('jsonb')
  components!: object[];

  @Column('timestamptz')
  createdAt!: Date;

  /** When it was last read. */
  @Column('timestamptz')
  syncedAt!: Date;
}
