import type { Tenant } from '@skydeck/auth-guard';
import { Column, Entity } from 'typeorm';
import { SigningKeyEntity } from '../signing-keys/signing-key.entity.js';

/** A key pair that the tokens of a project's users are signed with, in one mode. */
@Entity('project_signing_key')
export class ProjectSigningKeyEntity extends SigningKeyEntity {
  @Column('text')
  tenant!: Tenant;
}
