import type { Tenant } from '@skydeck/auth-guard';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

const bigNumber = {
  transformer: {
    to: (value: unknown) => value,
    from: (value: string | null) => (value === null ? null : Number(value)),
  },
};

/** What members of a space may do: viewers read, editors write as well, owners manage it. */
export const SPACE_ROLES = ['viewer', 'editor', 'owner'] as const;
export type SpaceRole = (typeof SPACE_ROLES)[number];

/** A vault of an end user or a team of a project. */
@Entity('space')
@Index('space_by_project', ['projectId', 'id'])
export class SpaceEntity {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'space_pkey' })
  id!: string;

  /** The project in its mode: what test keys make is apart from what is real. */
  @Column('text')
  projectId!: Tenant;

  @Column('text')
  name!: string;

  /** Each project has one that is used when no other is named. */
  @Column('boolean')
  isMain!: boolean;

  /** Most bytes of files in it, all versions counted; null for as many as the project may have. */
  @Column('bigint', { nullable: true, ...bigNumber })
  quotaBytes!: number | null;

  /** Bytes of all versions of all files, those in the trash and those coming in counted. */
  @Column('bigint', bigNumber)
  usedBytes!: number;

  /** Since when it is being deleted; nobody sees it from then on. */
  @Column('timestamptz', { nullable: true })
  deletedAt!: Date | null;

  /** Counts changes, for `If-Match`. */
  @Column('integer')
  version!: number;

  @Column('timestamptz')
  createdAt!: Date;

  @Column('timestamptz')
  updatedAt!: Date;
}
