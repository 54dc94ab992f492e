import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A public key of a project. */
@Entity('vps_ssh_key')
export class SshKeyEntity {
  @PrimaryColumn('text')
  id!: string;

  @Column('text')
  projectId!: string;

  @Column('text')
  name!: string;

  @Column('text')
  publicKey!: string;

  /** `SHA256:` and the digest of the key, as `ssh-keygen -l` shows it. */
  @Column('text')
  fingerprint!: string;

  @Column('timestamptz')
  createdAt!: Date;
}
