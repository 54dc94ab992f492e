import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What may be done something with. */
export const ACTIVITY_KINDS = [
  'file',
  'folder',
  'share_link',
  'note',
  'task_list',
  'task',
  'album',
  'calendar',
  'calendar_event',
  'calendar_feed',
  'address_book',
  'contact',
  'space',
  'space_member',
  'space_export',
  'retention_rule',
  'app_password',
] as const;
export type ActivityKind = (typeof ACTIVITY_KINDS)[number];

/** Something that was done in a space, as an event told it. */
@Entity('activity')
export class ActivityEntity {
  /** `evt_…` */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'activity_pkey' })
  id!: string;

  @Column('text')
  spaceId!: string;

  @Column('text')
  kind!: ActivityKind;

  /** What was done, such as `created`. */
  @Column('text')
  what!: string;

  /** The id of what it was done with. */
  @Column('text')
  subject!: string;

  /** What it was called, where events tell it. */
  @Column('text', { nullable: true })
  name!: string | null;

  /** What else the event tells. */
  @Column('jsonb')
  details!: Record<string, unknown>;

  @Column('text')
  actorKind!: 'account' | 'key' | 'service' | 'system';

  @Column('text')
  actorId!: string;

  /** The customer's own id of the user who did it. */
  @Column('text', { nullable: true })
  userId!: string | null;

  @Column('timestamptz')
  at!: Date;
}
