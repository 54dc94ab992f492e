import type { Tenant } from '@skydeck/auth-guard';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Somebody at an outside provider who is a user of a project. */
@Entity('user_identity')
export class UserIdentityEntity {
  @PrimaryColumn('text')
  id!: string;

  @Column('text')
  tenant!: Tenant;

  @Column('text')
  userId!: string;

  @Column('text')
  providerId!: string;

  /** Names the person for ever, at this provider. */
  @Column('text')
  subject!: string;

  /** What the provider last said; the user may have another address here. */
  @Column('text', { nullable: true })
  email!: string | null;

  @Column('boolean')
  isEmailVerified!: boolean;

  @Column('text', { nullable: true })
  name!: string | null;

  @Column('text', { nullable: true })
  pictureUrl!: string | null;

  @Column('timestamptz', { nullable: true })
  lastSignInAt!: Date | null;

  @Column('timestamptz')
  createdAt!: Date;
}
