import type { Role } from '@skydeck/auth-guard';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An account's place in a project. */
@Entity('member')
export class MemberEntity {
  @PrimaryColumn('text')
  projectId!: string;

  @PrimaryColumn('text')
  accountId!: string;

  @Column('text')
  role!: Role;

  @Column('timestamptz')
  createdAt!: Date;
}
