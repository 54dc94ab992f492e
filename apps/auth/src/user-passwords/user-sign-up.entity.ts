import type { Tenant } from '@skydeck/auth-guard';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A password that becomes a user's once its sign-up is proven by a code. */
@Entity('user_sign_up')
export class UserSignUpEntity {
  /** Known only to who began it: a code alone never makes somebody else's password good. */
  @PrimaryColumn('text')
  id!: string;

  @Column('text')
  tenant!: Tenant;

  @Column('text')
  otpId!: string;

  /** Argon2id, in the PHC format. */
  @Column('text')
  passwordHash!: string;

  @Column('text', { nullable: true })
  name!: string | null;

  @Column('timestamptz')
  createdAt!: Date;
}
