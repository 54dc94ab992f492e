import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A person who uses the platform itself. */
@Entity('account')
export class AccountEntity {
  @PrimaryColumn('text')
  id!: string;

  @Column('text', { nullable: true })
  email!: string | null;

  @Column('text', { nullable: true })
  phone!: string | null;

  @Column('text', { nullable: true })
  name!: string | null;

  /** Invited: made by a project's owner, never signed in. */
  @Column('text')
  status!: 'active' | 'invited';

  /** The owner of the installation, who signs in with the token on its disk. */
  @Column('boolean')
  isInstanceOwner!: boolean;

  @Column('timestamptz')
  createdAt!: Date;
}
