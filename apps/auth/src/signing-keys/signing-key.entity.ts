import type { JWK } from 'jose';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Which part a key plays: published before it signs, signing, or still trusted after. */
export type SigningKeyState = 'next' | 'current' | 'previous';

/** A key pair that tokens are signed with; the private half is sealed. */
@Entity('signing_key')
export class SigningKeyEntity {
  /** Thumbprint of the public key (RFC 7638). */
  @PrimaryColumn('text')
  kid!: string;

  @Column('text')
  state!: SigningKeyState;

  @Column('jsonb')
  publicJwk!: JWK;

  @Column('bytea')
  sealedPrivateKey!: Buffer;

  @Column('timestamptz')
  createdAt!: Date;

  @Column('timestamptz', { nullable: true })
  activatedAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  retiredAt!: Date | null;
}
