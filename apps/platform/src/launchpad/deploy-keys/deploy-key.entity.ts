import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { AppEntity } from '../apps/app.entity.js';

/** The key that an app reaches its repository with over SSH. */
@Entity('app_deploy_key')
export class DeployKeyEntity {
  @ForeignKey(() => AppEntity, { name: 'app_deploy_key_app_id_fkey', onDelete: 'CASCADE' })
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
  @ForeignKey(() => AppEntity, { name: 'app_host_key_app_id_fkey', onDelete: 'CASCADE' })
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
