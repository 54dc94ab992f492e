import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The key that an app reaches its repository with over SSH. */
@Entity('app_deploy_key')
export class DeployKeyEntity {
  @PrimaryColumn('text')
  appId!: string;

  /** As it is entered at the host of the repository. */
  @Column('text')
  publicKey!: string;

  @Column('text')
  privateSealed!: string;

  /** `SHA256:…`, as ssh shows it. */
  @Column('text')
  fingerprint!: string;

  @Column('timestamptz')
  createdAt!: Date;
}

/** The key of a host as it was when the app first reached it. */
@Entity('app_host_key')
export class HostKeyEntity {
  @PrimaryColumn('text')
  appId!: string;

  /** `host:port` */
  @PrimaryColumn('text')
  host!: string;

  /** Lines as ssh keeps them. */
  @Column('text')
  knownHosts!: string;

  @Column('timestamptz')
  seenAt!: Date;
}
