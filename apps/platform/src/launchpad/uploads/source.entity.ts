import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An archive of code that a project uploaded; its bytes are kept under their digest. */
@Entity('app_source')
export class SourceEntity {
  @PrimaryColumn('text')
  id!: string;

  @Column('text')
  projectId!: string;

  /** SHA-256 of the archive, in hexadecimal. */
  @Column('text')
  digest!: string;

  @Column('bigint')
  sizeBytes!: string;

  @Column('bigint')
  unpackedBytes!: string;

  @Column('integer')
  files!: number;

  @Column('timestamptz')
  createdAt!: Date;
}

/** Where the code of a deployment comes from, when not from the repository of its app. */
@Entity('deployment_source')
export class DeploymentSourceEntity {
  @PrimaryColumn('text')
  deploymentId!: string;

  @Column('text')
  appId!: string;

  /** `upload`: an archive; `push`: the repository that is kept here for the app. */
  @Column('text')
  kind!: 'upload' | 'push';

  @Column('text', { nullable: true })
  sourceId!: string | null;
}
