import { Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import { AppEntity } from '../apps/app.entity.js';

/**
 * How a preview stands: `open` has an app; `closed` follows its pull request; `expired` was removed
 * by us or by somebody here, and comes back with the next push.
 */
export const PREVIEW_STATES = ['open', 'closed', 'expired'] as const;
export type PreviewState = (typeof PREVIEW_STATES)[number];

/** One pull request of an app's repository; it stays known when it is closed. */
@Entity('app_preview')
@Unique('app_preview_parent_app_id_number_key', ['parentAppId', 'number'])
@Index('app_preview_by_app', ['appId'], { unique: true, where: 'app_id IS NOT NULL' })
export class PreviewEntity {
  @PrimaryColumn('text')
  id!: string;

  /** The app that the pull request would change. */
  @ForeignKey(() => AppEntity, { name: 'app_preview_parent_app_id_fkey', onDelete: 'CASCADE' })
  @Column('text')
  parentAppId!: string;

  @Column('integer')
  number!: number;

  /** The app that shows it. */
  @ForeignKey(() => AppEntity, { name: 'app_preview_app_id_fkey', onDelete: 'SET NULL' })
  @Column('text', { nullable: true })
  appId!: string | null;

  @Column('text')
  state!: PreviewState;

  @Column('text')
  branch!: string;

  @Column('text')
  commitSha!: string;

  @Column('boolean')
  isFork!: boolean;

  /** The repository as its provider calls it, for what is reported there. */
  @Column('text', { nullable: true })
  repository!: string | null;

  @Column('text')
  provider!: string;

  /** When the provider says that the pull request was changed last. */
  @Column('timestamptz', { nullable: true })
  toldAt!: Date | null;

  @Column('timestamptz')
  pushedAt!: Date;

  @Column('timestamptz')
  openedAt!: Date;

  @Column('timestamptz', { nullable: true })
  closedAt!: Date | null;

  /** What the provider was told last, and for which commit. */
  @Column('text', { nullable: true })
  reported!: string | null;

  @Column('timestamptz', { nullable: true })
  reportAfter!: Date | null;
}

/** Whether and how an app has previews. */
@Entity('app_preview_settings')
export class PreviewSettingsEntity {
  @ForeignKey(() => AppEntity, { name: 'app_preview_settings_app_id_fkey', onDelete: 'CASCADE' })
  @PrimaryColumn('text')
  appId!: string;

  @Column('boolean')
  isEnabled!: boolean;

  /** Whether code of other repositories is run. */
  @Column('boolean')
  takesForks!: boolean;

  /** Whether previews see the secrets of the app; those of forks never do. */
  @Column('boolean')
  sharesSecrets!: boolean;

  @Column('integer')
  mostOpen!: number;

  @Column('integer')
  keepDays!: number;

  /** Variables of previews only. */
  @Column('text')
  envSealed!: string;

  @Column('text', { array: true })
  envKeys!: string[];

  /** Where the API of the provider is. */
  @Column('text', { nullable: true })
  statusUrl!: string | null;

  @Column('text', { nullable: true })
  statusTokenSealed!: string | null;

  @Column('timestamptz')
  updatedAt!: Date;
}
