import { Column, Entity, PrimaryColumn, Unique } from 'typeorm';

export const CREDENTIAL_ACCESS = ['read_write', 'read_only'] as const;
export type CredentialAccess = (typeof CREDENTIAL_ACCESS)[number];

export const CREDENTIAL_STATES = ['creating', 'active', 'deleting'] as const;
export type CredentialState = (typeof CREDENTIAL_STATES)[number];

/** Who signs in at a database. Its role changes with each rotation, its id and name do not. */
@Entity('database_credential')
@Unique('database_credential_database_id_name_key', ['databaseId', 'name'])
export class CredentialEntity {
  @PrimaryColumn('text')
  id!: string;

  @Column('text')
  databaseId!: string;

  @Column('text')
  name!: string;

  @Column('text')
  access!: CredentialAccess;

  /** The one that is made with the database and goes with it. */
  @Column('boolean')
  isDefault!: boolean;

  @Column('text')
  state!: CredentialState;

  /** The role that new connections use. */
  @Column('text')
  role!: string;

  @Column('text')
  passwordSealed!: string;

  /** The role of a rotation that is under way; a crash leaves it here. */
  @Column('text', { nullable: true })
  nextRole!: string | null;

  @Column('text', { nullable: true })
  nextSealed!: string | null;

  /** The role before, until its time is over. */
  @Column('text', { nullable: true })
  retiringRole!: string | null;

  /** Null of what began to retire before this was kept. */
  @Column('text', { nullable: true })
  retiringSealed!: string | null;

  @Column('timestamptz', { nullable: true })
  retiringUntil!: Date | null;

  @Column('timestamptz')
  createdAt!: Date;

  @Column('timestamptz')
  updatedAt!: Date;
}
