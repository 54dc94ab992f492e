import type { Tenant } from '@skydeck/auth-guard';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { ProviderKind } from './presets/presets.js';

/** What only some kinds of providers have. */
export interface ProviderOptions {
  /** Scopes beside those of the kind. */
  readonly scopes?: readonly string[];
  /** Apple: whose key signs the client secret. */
  readonly team_id?: string;
  /** Apple: which key that is. */
  readonly key_id?: string;
}

/** Somebody outside whom a project lets its users sign in with. */
@Entity('sign_in_provider')
export class SignInProviderEntity {
  @PrimaryColumn('text')
  id!: string;

  @Column('text')
  tenant!: Tenant;

  @Column('text')
  kind!: ProviderKind;

  @Column('text')
  name!: string;

  /** Null for the issuer of the kind. */
  @Column('text', { nullable: true })
  issuer!: string | null;

  @Column('text')
  clientId!: string;

  /** The client secret, or Apple's private key; sealed for this provider. */
  @Column('bytea', { nullable: true })
  sealedSecret!: Buffer | null;

  @Column('jsonb')
  options!: ProviderOptions;

  @Column('text', { array: true })
  redirectUrls!: string[];

  /** Client identifiers of native apps whose tokens are taken too. */
  @Column('text', { array: true })
  audiences!: string[];

  @Column('boolean')
  isEnabled!: boolean;

  /** Whether an address counts as verified when the provider says so. */
  @Column('boolean')
  trustsEmail!: boolean;

  @Column('integer')
  version!: number;

  @Column('timestamptz')
  createdAt!: Date;

  @Column('timestamptz')
  updatedAt!: Date;
}
