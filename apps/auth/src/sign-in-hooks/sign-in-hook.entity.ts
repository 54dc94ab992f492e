import type { Tenant } from '@skydeck/auth-guard';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** When the servers of a project are asked. */
export const HOOK_KINDS = ['before_sign_up', 'before_sign_in', 'custom_claims'] as const;
export type HookKind = (typeof HOOK_KINDS)[number];

/** What happens when the servers of a project give no good answer. */
export const ON_FAILURE = ['refuse', 'allow'] as const;
export type OnFailure = (typeof ON_FAILURE)[number];

/** An address of a project that has a say in sign-ups and sign-ins. */
@Entity('sign_in_hook')
export class SignInHookEntity {
  @PrimaryColumn('text')
  id!: string;

  @Column('text')
  tenant!: Tenant;

  /** One hook of each kind. */
  @Column('text')
  kind!: HookKind;

  @Column('text')
  url!: string;

  @Column('bytea')
  sealedSecret!: Buffer;

  @Column('text')
  onFailure!: OnFailure;

  @Column('boolean')
  isEnabled!: boolean;

  @Column('integer')
  version!: number;

  @Column('timestamptz')
  createdAt!: Date;

  @Column('timestamptz')
  updatedAt!: Date;
}
