import type { Tenant } from '@skydeck/auth-guard';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A point on P-256, as RFC 7517 writes it. */
export interface PublicJwk {
  readonly kty: 'EC';
  readonly crv: 'P-256';
  readonly x: string;
  readonly y: string;
}

/** The public half of a key that a project signs playback tokens with. */
@Entity('signing_key')
export class SigningKeyEntity {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'signing_key_pkey' })
  id!: string;

  @Column('text')
  tenant!: Tenant;

  @Column('text')
  name!: string;

  @Column('jsonb')
  publicJwk!: PublicJwk;

  @Column('timestamptz')
  createdAt!: Date;
}
