import type { Tenant } from '@skydeck/auth-guard';
import { Column, Entity, PrimaryColumn, Unique } from 'typeorm';

/** What a topic is for; nobody can end what belongs to what they bought. */
export const TOPIC_KINDS = ['transactional', 'marketing'] as const;
export type TopicKind = (typeof TOPIC_KINDS)[number];

/** What messages are about, so that people can choose. */
@Entity('message_topic')
@Unique('message_topic_key', ['tenant', 'key'])
export class TopicEntity {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'message_topic_pkey' })
  id!: string;

  @Column('text')
  tenant!: Tenant;

  @Column('text')
  key!: string;

  @Column('text')
  name!: string;

  @Column('text', { nullable: true })
  description!: string | null;

  @Column('text')
  kind!: TopicKind;

  /** Whether people get it who have said nothing. */
  @Column('boolean')
  isDefaultIn!: boolean;

  /** Counts changes, for `If-Match`. */
  @Column('integer')
  version!: number;

  @Column('timestamptz')
  createdAt!: Date;

  @Column('timestamptz')
  updatedAt!: Date;
}
