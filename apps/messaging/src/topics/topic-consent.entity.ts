import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import type { Channel } from '../messages/message-channel.js';
import { TopicEntity } from './topic.entity.js';

/** Somebody's yes to a topic that nobody gets without. A no is a suppression. */
@Entity('topic_consent')
export class TopicConsentEntity {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'topic_consent_pkey' })
  @ForeignKey(() => TopicEntity, { name: 'topic_consent_topic', onDelete: 'CASCADE' })
  topicId!: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'topic_consent_pkey' })
  channel!: Channel;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'topic_consent_pkey' })
  address!: string;

  /** `recipient`, or the id of whoever called. */
  @Column('text')
  addedBy!: string;

  @Column('timestamptz')
  createdAt!: Date;
}
